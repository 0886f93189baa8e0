// Who may import whom (the arrows of the README's directory map), and that no import runs in a circle.
// Imports of types count: a room that needs another's types depends on it.
import {readFileSync} from 'node:fs';
import path from 'node:path';

const PACKAGES = [
  'packages/contract',
  'packages/host-files',
  'packages/spreadsheet-reference',
];

/** Features take from each other through their entry points, without circles. */
const FEATURES = [
  'src/native-first',
  'src/live',
  'src/reference',
  'src/search',
  'src/outputs',
];

const BELOW_FEATURES = [...PACKAGES, 'src/bundle', 'src/site', 'src/content'];

const BELOW_PAGES = [
  'src/site',
  'src/content',
  ...FEATURES,
  'src/hooks',
  'src/components',
];

const SOURCES = [
  ...PACKAGES,
  'src/bundle',
  ...BELOW_PAGES,
  'src/theme',
  'src/pages',
  'sidebars',
];

/** Each room and the other rooms it may take from. */
export const ROOMS = {
  ...Object.fromEntries(PACKAGES.map((room) => [room, []])),
  'src/bundle': [],
  'src/site': [],
  'src/content': [...PACKAGES, 'src/site'],
  ...Object.fromEntries(
    FEATURES.map((room) => [
      room,
      [
        ...BELOW_FEATURES,
        ...FEATURES.filter((other) => other !== room),
        'src/hooks',
        'src/components',
      ],
    ]),
  ),
  'src/hooks': ['src/site', 'src/content', ...FEATURES],
  'src/components': ['src/site', 'src/content', ...FEATURES, 'src/hooks'],
  'src/theme': BELOW_PAGES,
  'src/pages': BELOW_PAGES,
  sidebars: ['src/site'],
  scripts: [...BELOW_FEATURES, ...FEATURES, 'sidebars'],
  bench: [...SOURCES, 'scripts', 'tests'],
  tests: [...SOURCES, 'scripts', 'bench'],
};

const CONFIGURATION = ['docusaurus.config.ts', 'vitest.config.mts'];
const CONFIGURATION_MAY = ['src/site', 'src/content', ...FEATURES];

const names = Object.keys(ROOMS);
const inRooms = (rooms) => `^(?:${rooms.join('|')})/`;

function arrowRule(room, mayImport, from = inRooms([room])) {
  const mayNot = names.filter(
    (name) => name !== room && !mayImport.includes(name),
  );
  return {
    name: `imports of ${room}`,
    comment: `${room} may import from ${[...mayImport, 'itself'].join(', ')} only: see the directory map in README.md.`,
    severity: 'error',
    from: {path: from},
    to: {path: inRooms(mayNot)},
  };
}

/** The files that the `exports` of a package name. */
function exportedFiles(room) {
  const text = readFileSync(path.join(room, 'package.json'), 'utf8');
  return Object.values(JSON.parse(text).exports).map((file) =>
    path.posix.join(room, file),
  );
}

/** Entry points of rooms, without endings; tests may import any file. */
const ENTRY_POINTS = {
  'src/bundle': ['index'],
  'src/content': ['index', 'browser'],
  'src/live': ['native', 'node', 'plugin/index', 'ui/.+'],
  'src/outputs': ['index'],
  'src/reference': ['index', 'ui/.+'],
  'src/native-first': [
    'browser',
    'plugin/index',
    'react',
    // See react.ts.
    'helpTopics',
    'tables',
    'tocHighlight',
  ],
  'src/search': [
    'index',
    'plugin/index',
    'native/index',
    'engines/embedded/index',
    'engines/hosted/index',
    'ui/SearchBar',
    'ui/SearchPage',
    'ui/SlashKeySwitch',
  ],
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...names.map((room) => arrowRule(room, ROOMS[room])),
    arrowRule(
      'docusaurus.config.ts',
      CONFIGURATION_MAY,
      '^docusaurus\\.config\\.ts$',
    ),
    ...PACKAGES.map((room) => ({
      name: `inside of ${room}`,
      comment: `Import ${room} by its name: its package.json lists the entry points.`,
      severity: 'error',
      from: {pathNot: `^${room}/`},
      to: {
        path: `^${room}/src/`,
        pathNot: `^(?:${exportedFiles(room).join('|').replaceAll('.', '\\.')})$`,
      },
    })),
    ...Object.entries(ENTRY_POINTS).map(([room, files]) => ({
      name: `inside of ${room}`,
      comment: `Import the entry points of ${room} only.`,
      severity: 'error',
      from: {pathNot: `^(?:${room}|tests)/`},
      to: {
        path: `^${room}/`,
        pathNot: `^${room}/(?:${files.join('|')})\\.tsx?$`,
      },
    })),
    {
      name: 'the configuration',
      comment:
        'Nothing imports the configuration: put what is shared into src/site.',
      severity: 'error',
      // Benchmarks and tests build the site with something changed: their configurations extend the site's.
      from: {pathNot: '^(?:bench|tests)/.*\\.config\\.ts$'},
      to: {path: `^(?:${CONFIGURATION.join('|').replaceAll('.', '\\.')})$`},
    },
    {
      name: 'circles',
      comment:
        'Files that import each other are one file: move what both need to a third.',
      severity: 'error',
      from: {path: inRooms(names)},
      to: {circular: true},
    },
  ],
  options: {
    // Types too: without it the compiler has dropped them before they are counted.
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '\\.(?:css|mdx?|json)$'},
    enhancedResolveOptions: {
      // Resolves workspace packages to their sources.
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs'],
    },
  },
};
