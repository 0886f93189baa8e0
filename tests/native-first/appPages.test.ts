import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {logger} from '@docusaurus/logger';
import {describe, expect, it, vi} from 'vitest';
import {
  CLASSIC_COMPONENTS_NEEDING_REACT,
  listNativeElements,
  worksWithoutReact,
} from '../../src/native-first/plugin/declarations';
import {addBuildMarker} from '../../src/native-first/plugin/nativeFirst';
import {
  createReactReasonMarker,
  findReactReasons,
} from '../../src/native-first/plugin/markPages';
import {folderOf, putFiles, type Files} from '../support/folderOf';

/** Root of the repository. */
const ROOT = process.cwd();

const DECLARED = '// @works-without-react\nexport default () => null;\n';
const UNDECLARED = 'export default () => null;\n';

const CLASSIC = 'node_modules/@docusaurus/theme-classic/src/theme';

describe('reasons for React on a page', () => {
  it.each([
    ["import A from '@site/src/components/A';", '@site/src/components/A'],
    ["import {\n  useState,\n} from 'react';", 'react'],
    ["export {Box} from './Box';", './Box'],
    ["import './chart.js';", './chart.js'],
    ["import Player from 'react-player';", 'react-player'],
    ["import Image from '@theme/IdealImage';", '@theme/IdealImage'],
    [
      "import BrowserOnly from '@docusaurus/BrowserOnly';",
      '@docusaurus/BrowserOnly',
    ],
    ["<img src={require('./make').default} />", './make'],
    ['<button onClick={() => alert(1)}>Press</button>', 'onClick'],
    ['export const handlers = {onMouseEnter: () => show()};', 'onMouseEnter'],
  ])('%s', (source, unknown) => {
    expect(findReactReasons(`---\ntitle: A\n---\n\n${source}\n`, ROOT)).toEqual(
      [unknown],
    );
  });

  it('are not data, files, parts of pages, declared components and displayed code', () => {
    expect(
      findReactReasons(
        `---
title: "import a from 'a'"
---
import Part from './_part.mdx';
import styles from './styles.module.css';
import Picture from '../img/picture.svg';
import source from '!!raw-loader!./sample.ts';
import Tabs from '@theme/Tabs';
import Link from '@docusaurus/Link';
import {LegalHeader} from '@site/src/components/legal';

export const Highlight = ({children}) => <mark style={{color: 'red'}}>{children}</mark>;

Write \`import a from 'a'\` and \`onClick={x}\`. {/* import b from 'b' */}

<img src={require('./picture.png').default} />

\`\`\`tsx
import {useState} from 'react';
<button onClick={press} />
\`\`\`

> ~~~js
> import c from 'c';
> ~~~
`,
        ROOT,
      ),
    ).toEqual([]);
  });

  it('are marked on the page or part, but not in plain Markdown', () => {
    const fileContent = "import a from 'a';\n";
    const mark = (filePath: string, format: 'mdx' | 'detect', text: string) =>
      createReactReasonMarker(ROOT, format)({filePath, fileContent: text}) !==
      text;
    expect(mark('_part.mdx', 'mdx', fileContent)).toBe(true);
    expect(mark('page.md', 'mdx', fileContent)).toBe(true);
    expect(mark('page.md', 'detect', fileContent)).toBe(false);
    expect(
      mark('page.mdx', 'mdx', `---\nformat: md\n---\n${fileContent}`),
    ).toBe(false);
  });
});

describe('a declaration', () => {
  const A = {'A.tsx': DECLARED};
  const REEXPORT = "// Why\nexport {default} from '@site/A';\n";
  const tabs = (text: string) => ({'src/theme/Tabs.tsx': text});

  it.each<[string, string, Files]>([
    ['a component', '@site/A', A],
    ['a page', '@site/src/pages/a.tsx', {'src/pages/a.tsx': DECLARED}],
    ['a re-export of one', '@theme/Tabs', {...A, ...tabs(REEXPORT)}],
    ['the classic theme', '@theme/A', {[`${CLASSIC}/A/index.tsx`]: ''}],
  ])('holds for %s', (_, name, files) => {
    expect(worksWithoutReact(name, folderOf(files))).toBe(true);
  });

  it('holds for a classic theme in a folder above the site', () => {
    const workspace = folderOf({[`${CLASSIC}/A/index.tsx`]: ''});
    expect(worksWithoutReact('@theme/A', path.join(workspace, 'site'))).toBe(
      true,
    );
  });

  it.each<[string, string, Files]>([
    ['a component without it', '@site/A', {'A.tsx': UNDECLARED}],
    ['one within a line', '@site/A', {'A.tsx': `'${DECLARED}'`}],
    ['a missing module', '@site/A', {}],
    ['added code', '@theme/Tabs', {...A, ...tabs(`${REEXPORT}run();`)}],
    [
      'a re-export of two, one without it',
      './index',
      {...A, 'index.ts': `${REEXPORT}export * from './B';`, 'B.tsx': ''},
    ],
    [
      "a re-export of the theme's own",
      '@theme/Tabs',
      tabs("export {default} from '@theme-original/Tabs';"),
    ],
    ['classic tabs', '@theme/Tabs', {[`${CLASSIC}/Tabs.tsx`]: ''}],
  ])('does not hold for %s', (_, name, files) => {
    expect(worksWithoutReact(name, folderOf(files))).toBe(false);
  });

  it('of an element is that of its module', () => {
    const imports =
      "import Mine from '@site/Mine';\nimport A from '@site/A';\n";
    const elements = (entries: string) =>
      listNativeElements(
        folderOf({
          ...A,
          'Mine.tsx': UNDECLARED,
          'src/theme/MDXComponents.tsx': `${imports}export default {${entries}}`,
        }),
      );
    expect(listNativeElements(ROOT)).toContain('table');
    expect(elements('...x, Mine, a: Mine, h2: A, A')).toEqual(['h2', 'A']);
    expect(elements('A: withState(A), b: () => <A />')).toEqual([]);
  });
});

describe('a build', () => {
  const page = (head = '') => `<html><head>${head}</head><body></body></html>`;
  const MARK =
    '<meta data-rh="true" name="app-at-idle" content="react; onClick"/>';

  /** Creates a site whose overrides and pages all declare themselves, then changes files. */
  const siteWith = (changes: Files = {}) => {
    const dir = folderOf({
      'build/index.html': page(),
      'build/guide.html': page(MARK),
      'build/blog.html': page(),
      'build/404.html': page(),
      'src/pages/index.tsx': DECLARED,
      'diagrams/Mermaid.js': '',
      'diagrams/Tabs.js': '',
      'diagrams/NotClassic/index.js': '',
      'diagrams/BlogLayout/index.js': '',
      'count.js': '',
      'late.js': DECLARED,
    });
    const pages = ['DocRoot', 'DocItem', 'BlogLayout', 'BlogListPage', 'Logo'];
    for (const name of [...pages, ...CLASSIC_COMPONENTS_NEEDING_REACT]) {
      putFiles(dir, {[`${CLASSIC}/${name}/index.tsx`]: ''});
    }
    for (const name of CLASSIC_COMPONENTS_NEEDING_REACT) {
      putFiles(dir, {[`src/theme/${name}/index.tsx`]: DECLARED});
    }
    rmSync(path.join(dir, 'src/theme/Mermaid'), {recursive: true});
    putFiles(dir, changes);
    return dir;
  };

  const themeIn = (dir: string) => ({
    name: 'theme-diagrams',
    path: dir,
    getThemePath: () => './diagrams',
  });
  const reported = (
    dir: string,
    plugins: object[] = [],
    clientModules: string[] = [],
  ) =>
    addBuildMarker(
      {
        siteDir: dir,
        outDir: path.join(dir, 'build'),
        baseUrl: '/',
        siteConfig: {clientModules},
        plugins: plugins as LoadedPlugin[],
        routesPaths: ['/', '/guide', '/blog'],
        routes: [
          {path: '/', component: '@site/src/pages/index.tsx'},
          {
            path: '/guide',
            component: '@theme/DocRoot',
            routes: [{path: '/guide', component: '@theme/DocItem'}],
          },
          {path: '/blog', component: '@theme/BlogListPage'},
        ],
      } as unknown as Props,
      'keep()',
    );
  const htmlOf = (dir: string, name: string) =>
    readFileSync(path.join(dir, 'build', `${name}.html`), 'utf8');

  it('loads the application on marked pages only', () => {
    const dir = siteWith();
    expect(reported(dir)).toBe(
      '3 pages native, 1 load the application at idle because of react (1), onClick (1).',
    );
    expect(htmlOf(dir, 'index')).toBe(page());
    expect(htmlOf(dir, 'guide')).toBe(page(`${MARK}<script>keep()</script>`));
  });

  it.each<[string, Files, string]>([
    [
      'a wrap of an owner',
      {
        'src/theme/Logo.tsx': `import Logo from '@theme-original/Logo';\n${UNDECLARED}`,
      },
      'src/theme/Logo (4)',
    ],
    [
      'an ejected file',
      {'src/theme/DocItem/index.tsx': UNDECLARED},
      'src/theme/DocItem (1)',
    ],
    [
      'an override',
      {'src/theme/Tabs/index.tsx': UNDECLARED},
      'src/theme/Tabs (4)',
    ],
    [
      'a page',
      {'src/pages/index.tsx': UNDECLARED},
      '@site/src/pages/index.tsx (1)',
    ],
    ['a Root', {'src/theme/Root.tsx': UNDECLARED}, 'src/theme/Root (4)'],
  ])('%s without a declaration', (_, changes, reason) => {
    expect(reported(siteWith(changes))).toContain(reason);
  });

  it('notices a deleted override', () => {
    const dir = siteWith();
    rmSync(path.join(dir, 'src/theme/Tabs'), {recursive: true});
    expect(reported(dir)).toContain('Tabs of docusaurus-theme-classic (4)');
  });

  it('ignores components without a place in the theme', () => {
    expect(reported(siteWith({'src/theme/Mine.tsx': UNDECLARED}))).toContain(
      '3 pages native',
    );
  });

  it('marks the pages of a component of another theme', () => {
    const dir = siteWith();
    expect(reported(dir, [themeIn(dir)])).toContain(
      '2 pages native, 2 load the application at idle because of BlogLayout of theme-diagrams (1)',
    );
    expect(htmlOf(dir, 'blog')).toContain(
      '<meta name="app-at-idle" content="BlogLayout of theme-diagrams">',
    );
  });

  it('includes components of other themes that an override renders', () => {
    const dir = siteWith({
      'src/theme/Tabs/index.tsx': `import Tabs from '@theme-original/Tabs';\n${DECLARED}`,
    });
    expect(reported(dir, [themeIn(dir)])).toContain(
      'Tabs of theme-diagrams (4)',
    );
  });

  it('warns when an override hides the component of another theme', () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
    const dir = siteWith();
    reported(dir, [themeIn(dir)]);
    expect(warn.mock.calls).toEqual([
      [
        'Tabs of theme-diagrams is not shown: src/theme/Tabs replaces it. Render @theme-original/Tabs there, or remove that file.',
      ],
    ]);
    warn.mockRestore();
  });

  it('loads it on all pages for client modules, except for styles and declared ones', () => {
    expect(
      reported(siteWith(), [], ['./styles.css', './late.js', './count.js']),
    ).toContain(
      '0 pages native, 4 load the application at idle because of ./count.js (4)',
    );
    const dir = siteWith();
    expect(
      reported(dir, [
        {name: 'gtag', path: dir, getClientModules: () => ['./gtag']},
      ]),
    ).toContain('client module of gtag (4)');
  });
});
