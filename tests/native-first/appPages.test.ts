import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {
  readCompiledPage,
  type ModuleGraph,
} from '../../src/native-first/plugin/moduleGraph';
import {addBuildMarker} from '../../src/native-first/plugin/nativeFirst';
import {folderOf, type Files} from '../support/folderOf';

const CLASSIC = 'node_modules/@docusaurus/theme-classic/lib/theme';
const CLIENT = 'node_modules/@docusaurus/core/lib/client';

const MARK = '// @works-without-react\n';
const JSX = 'export default () => <p />;\n';
const DECLARED = MARK + JSX;

/** A site whose own files all declare themselves, with a page in each of two routes. */
const SITE: Files = {
  [`${CLIENT}/clientEntry.js`]:
    "import '@generated/client-modules';\nimport '@theme/Root';",
  [`${CLIENT}/theme-fallback/Root/index.js`]: JSX,
  '.docusaurus/client-modules.js': '',
  '.docusaurus/registry.js':
    "import '@theme/DocItem';\nimport '@site/docs/a.mdx';\nimport '@site/src/pages/index.tsx';",
  [`${CLASSIC}/DocItem/index.js`]:
    "import '@theme/Layout';\nimport '@theme/DocItem/Footer';\nimport '@theme/MDXComponents';",
  [`${CLASSIC}/DocItem/Footer/index.js`]: JSX,
  [`${CLASSIC}/Layout/index.js`]: JSX,
  [`${CLASSIC}/Tabs/index.js`]: JSX,
  [`${CLASSIC}/MDXComponents/index.js`]:
    "import Mermaid from '@theme/Mermaid';\nexport default {mermaid: Mermaid};",
  [`${CLASSIC}/Mermaid.js`]: JSX,
  'node_modules/react/index.js': '',
  'node_modules/clsx/index.js': '',
  'node_modules/zoom/index.js': "import 'react';",
  'node_modules/@docusaurus/theme-diagrams/theme/Mermaid.js': JSX,
  'src/theme/Layout/index.tsx': `import Layout from '@theme-original/Layout';\nimport Notice from '@site/src/Notice';\n${DECLARED}`,
  'src/theme/Tabs/index.tsx': DECLARED,
  'src/theme/MDXComponents.tsx':
    "import MDXComponents from '@theme-original/MDXComponents';\nimport Box from '@site/src/Box';\nexport default {...MDXComponents, Box, table: Box};",
  'src/Box.tsx': DECLARED,
  'src/Notice.tsx': DECLARED,
  'src/data.ts': "import clsx from 'clsx';\nexport const data = 1;",
  'src/pages/index.tsx': `import {data} from '../data';\nimport Layout from '@theme/Layout';\n${DECLARED}`,
  'docs/a.mdx':
    'import {jsx as _jsx} from "react/jsx-runtime";\nimport {useMDXComponents as _provideComponents} from "@mdx-js/react";',
  'build/a.html': '<html><head></head></html>',
  'build/index.html': '<html><head></head></html>',
  'build/404.html': '<html><head></head></html>',
};

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];

/** Resolves an import as a build does. */
function resolve(dir: string, from: string, request: string) {
  const name = /^@theme(?:-original)?\/(.+)/.exec(request)?.[1];
  const folders = name
    ? [
        ...(request.startsWith('@theme/') ? [`src/theme/${name}`] : []),
        `node_modules/@docusaurus/theme-diagrams/theme/${name}`,
        `${CLASSIC}/${name}`,
        `${CLIENT}/theme-fallback/${name}`,
      ]
    : [
        request
          .replace('@site/', '')
          .replace('@generated/', '.docusaurus/')
          .replace(/^(?=[a-z-]+$|@docusaurus)/, 'node_modules/')
          .replace(/^\.\.?\//, (up) => path.join(path.dirname(from), up, '/')),
      ];
  return folders
    .flatMap((folder) =>
      ENDINGS.map((ending) => path.join(dir, folder + ending)),
    )
    .find((file) => existsSync(file) && path.extname(file));
}

function readGraph(dir: string, files: Files): ModuleGraph {
  return new Map(
    Object.entries(files).map(([file, text]) => {
      const requests = Array.from(
        String(text).matchAll(
          /^(?:import|export) (?:[^'"]* from )?['"](.+)['"];?$/gm,
        ),
        ([, request]) => request!,
      );
      const imports = new Map(
        requests.flatMap((request) => {
          const found = resolve(dir, file, request);
          return found ? [[request, found] as const] : [];
        }),
      );
      if (String(text).includes('<')) {
        imports.set('react/jsx-runtime', 'node_modules/react/jsx-runtime.js');
      }
      const page = readCompiledPage(file.endsWith('.mdx') ? String(text) : '');
      return [path.join(dir, file), {imports, ...page}];
    }),
  );
}

/** Builds the site with changed files, without those that are undefined. */
function build(changes: Record<string, string | undefined> = {}) {
  const files = Object.fromEntries(
    Object.entries({...SITE, ...changes}).filter(
      ([, text]) => text !== undefined,
    ),
  ) as Files;
  const dir = folderOf(files);
  const log = addBuildMarker(
    {
      siteDir: dir,
      outDir: path.join(dir, 'build'),
      baseUrl: '/',
      routesPaths: ['/', '/a'],
      routes: [
        {path: '/', component: '@site/src/pages/index.tsx'},
        {
          path: '/a',
          component: '@theme/DocItem',
          modules: {content: '@site/docs/a.mdx'},
        },
      ],
    } as unknown as Props,
    readGraph(dir, files),
    'keep()',
  );
  const read = (name: string) =>
    readFileSync(path.join(dir, `build/${name}.html`), 'utf8');
  return {log, read};
}

const add = (text: string) => `${SITE['docs/a.mdx'] as string}\n${text}`;

it('pages whose files all declare themselves are native', () => {
  expect(build().log).toBe('3 pages native, 0 load the application at idle.');
});

describe('the application loads', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    [
      'for a wrap of an owner',
      {
        'src/theme/DocItem/Footer/index.tsx': `import Footer from '@theme-original/DocItem/Footer';\n${JSX}`,
      },
      'src/theme/DocItem/Footer/index.tsx (1)',
    ],
    [
      'for an override that was overwritten',
      {'src/theme/Layout/index.tsx': JSX},
      'src/theme/Layout/index.tsx (2)',
    ],
    [
      'for a hook that was added to a declared file',
      {'src/Notice.tsx': `${DECLARED}useEffect(() => {});`},
      'useEffect in src/Notice.tsx (2)',
    ],
    [
      'for a handler that was added to a declared file',
      {'src/pages/index.tsx': `${MARK}<p onClick={press} />;`},
      'onClick in src/pages/index.tsx (1)',
    ],
    [
      'for a component that a declared page renders',
      {
        'src/pages/index.tsx': `import A from '../home/A';\n${DECLARED}`,
        'src/home/A.tsx': JSX,
      },
      'src/home/A.tsx (1)',
    ],
    [
      'for a deleted override',
      {
        'src/theme/Tabs/index.tsx': undefined,
        'docs/a.mdx': add("import Tabs from '@theme/Tabs';"),
      },
      'Tabs of @docusaurus/theme-classic (1)',
    ],
    ['for a Root', {'src/theme/Root.tsx': JSX}, 'src/theme/Root.tsx (3)'],
    [
      'for an element of MDXComponents',
      {
        'src/Box.tsx': JSX,
        'docs/a.mdx': add('_missingMdxReference("Box", true)'),
      },
      'src/Box.tsx (1)',
    ],
    [
      'for a replaced HTML element',
      {'src/Box.tsx': JSX, 'docs/a.mdx': add('_jsx(_components.table, {})')},
      'src/Box.tsx (1)',
    ],
    [
      'for an element whose name is not known',
      {
        'src/theme/MDXComponents.tsx':
          "import Zoom from 'zoom';\nexport default {img: wrap(Zoom)};",
      },
      'zoom (1)',
    ],
    [
      'for a diagram',
      {'docs/a.mdx': add('_jsx(_components.mermaid, {})')},
      'Mermaid of @docusaurus/theme-diagrams (1)',
    ],
    [
      'for a module of a page',
      {'docs/a.mdx': add("import '../src/data';")},
      'src/data.ts (1)',
    ],
    [
      'for a package of a page',
      {'docs/a.mdx': add("import clsx from 'clsx';")},
      'clsx (1)',
    ],
    [
      'for a partial',
      {
        'docs/a.mdx': add("import Part from './_part.mdx';"),
        'docs/_part.mdx': '_jsx("p", {onClick: () => "press"})',
      },
      'onClick (1)',
    ],
    [
      'for a client module of the site',
      {
        '.docusaurus/client-modules.js': "import '../src/count.ts';",
        'src/count.ts': 'count();',
      },
      'src/count.ts (3)',
    ],
    [
      'for a client module of a package',
      {'.docusaurus/client-modules.js': "import 'clsx';"},
      'client module of clsx (3)',
    ],
  ])('%s', (_, changes, reason) => {
    expect(build(changes).log).toContain(`because of ${reason}.`);
  });

  it('on those pages only', () => {
    const {log, read} = build({'src/pages/index.tsx': JSX});
    expect(log).toContain('2 pages native, 1 load');
    expect(read('index')).toBe(
      '<html><head><meta name="app-at-idle" content="src/pages/index.tsx"><script>keep()</script></head></html>',
    );
    expect(read('a')).toBe('<html><head></head></html>');
  });

  it('on pages that mark themselves', () => {
    const mark = '<meta name="app-at-idle" content="live code; more"/>';
    const {log, read} = build({'build/a.html': `<html><head>${mark}</head>`});
    expect(log).toContain('because of live code (1), more (1).');
    expect(read('a')).toContain(`${mark}<script>keep()</script></head>`);
  });
});

describe('pages stay native', () => {
  it.each<[string, Record<string, string | undefined>]>([
    [
      'with declared hooks',
      {
        'src/Box.tsx': `// @works-without-react: useRef\nuseRef(); // useState()\n${JSX}`,
      },
    ],
    ['with unused elements', {'src/Box.tsx': JSX}],
    [
      'with declared modules',
      {'docs/a.mdx': add("import Box from '../src/Box';")},
    ],
    [
      'with a re-export of one',
      {
        'docs/a.mdx': add("import Box from '../src/index.ts';"),
        'src/index.ts': "// Entry\nexport {default} from './Box';",
      },
    ],
    [
      'with the original below a declared override',
      {
        'src/theme/Tabs/index.tsx': `import Tabs from '@theme-original/Tabs';\n${DECLARED}`,
        'docs/a.mdx': add("import Tabs from '@theme/Tabs';"),
      },
    ],
    [
      'with handlers in texts',
      {
        'docs/a.mdx': add(
          `_jsx("p", {children: "{ onClick: it's }"}) // onClick: x`,
        ),
      },
    ],
    [
      'with generated and loaded files',
      {'docs/a.mdx': add("import a from '!!raw-loader!./a.ts';")},
    ],
  ])('%s', (_, changes) => {
    expect(build(changes).log).toContain('3 pages native');
  });
});
