// Who may import whom (the arrows of the README's directory map), and that no import runs in a circle.
// Imports of types count: a room that needs another's types depends on it.

/** Each room and the other rooms it may take from. */
export const ROOMS = {
  'src/site': [],
  'src/sets': ['src/site'],
  'src/search': ['src/site'],
  'src/native': [],
  'src/hosts': [],
  'src/hooks': ['src/site', 'src/sets', 'src/search', 'src/native'],
  'src/components': [
    'src/site',
    'src/sets',
    'src/search',
    'src/native',
    'src/hooks',
  ],
  'src/theme': [
    'src/site',
    'src/sets',
    'src/search',
    'src/native',
    'src/hooks',
    'src/components',
  ],
  'src/pages': [
    'src/site',
    'src/sets',
    'src/search',
    'src/native',
    'src/hooks',
    'src/components',
  ],
  'src/plugins': [
    'src/site',
    'src/sets',
    'src/search',
    'src/native',
    'src/hosts',
    'src/live',
  ],
  sidebars: ['src/site', 'src/sets'],
  // The reference runtime of Spreadsheet samples: nothing takes it but what runs or tests samples.
  runtime: [],
  // What runs samples in their pages, loaded at a click: no page imports it.
  'src/live': ['src/native', 'runtime'],
  scripts: [
    'src/site',
    'src/sets',
    'src/search',
    'src/hosts',
    'src/live',
    'sidebars',
    'runtime',
  ],
  bench: [
    'src/site',
    'src/sets',
    'src/search',
    'src/hosts',
    'src/plugins',
    'runtime',
    'scripts',
    'tests',
  ],
  tests: [
    'src/site',
    'src/sets',
    'src/search',
    'src/native',
    'src/hosts',
    'src/hooks',
    'src/components',
    'src/theme',
    'src/pages',
    'src/plugins',
    'src/live',
    'sidebars',
    'runtime',
    'scripts',
    'bench',
  ],
};

const CONFIGURATION = ['docusaurus.config.ts', 'vitest.config.mts'];
const CONFIGURATION_MAY = ['src/site', 'src/sets', 'src/search', 'src/plugins'];

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

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...names.map((room) => arrowRule(room, ROOMS[room])),
    arrowRule(
      'docusaurus.config.ts',
      CONFIGURATION_MAY,
      '^docusaurus\\.config\\.ts$',
    ),
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
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs'],
    },
  },
};
