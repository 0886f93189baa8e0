import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {logger} from '@docusaurus/logger';
import {describe, expect, it, vi} from 'vitest';
import {
  CLASSIC_NEEDS_REACT,
  nativeElements,
  worksWithoutReact,
} from '../../src/native-first/plugin/declarations';
import {markBuild} from '../../src/native-first/plugin/nativeFirst';
import {markPages, findReasons} from '../../src/native-first/plugin/markPages';
import {folderOf, putFiles, type Files} from '../support/folderOf';

/** Root of this repository. */
const ROOT = process.cwd();

const DECLARED = '// @works-without-react\nexport default () => null;\n';
const UNDECLARED = 'export default () => null;\n';

const CLASSIC = 'node_modules/@docusaurus/theme-classic/src/theme';

describe('what of a page only the application can do', () => {
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
    expect(findReasons(`---\ntitle: A\n---\n\n${source}\n`, ROOT)).toEqual([
      unknown,
    ]);
  });

  it('excludes data, files, parts of pages, declared components, and code that is shown', () => {
    expect(
      findReasons(
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

  it('marks the page, or the part that another page shows, and no page of plain Markdown', () => {
    const fileContent = "import a from 'a';\n";
    const mark = (filePath: string, format: 'mdx' | 'detect', text: string) =>
      markPages(ROOT, format)({filePath, fileContent: text}) !== text;
    expect(mark('_part.mdx', 'mdx', fileContent)).toBe(true);
    expect(mark('page.md', 'mdx', fileContent)).toBe(true);
    expect(mark('page.md', 'detect', fileContent)).toBe(false);
    expect(
      mark('page.mdx', 'mdx', `---\nformat: md\n---\n${fileContent}`),
    ).toBe(false);
  });
});

describe('a declaration', () => {
  const declares = (files: Files, name: string) =>
    worksWithoutReact(name, folderOf(files));

  it.each<[string, Files, string, boolean]>([
    ['a component', {'A/index.tsx': DECLARED}, '@site/A', true],
    [
      'a page by its file',
      {'src/pages/a.tsx': DECLARED},
      '@site/src/pages/a.tsx',
      true,
    ],
    ['a component without it', {'A.tsx': UNDECLARED}, '@site/A', false],
    [
      'one within a line',
      {'A.tsx': `const x = '${DECLARED}';`},
      '@site/A',
      false,
    ],
    ['a module that is missing', {}, '@site/A', false],
    [
      'an override that re-exports a declared component',
      {
        'src/theme/Tabs.tsx': "// Why\nexport {default} from '@site/A';",
        'A.tsx': DECLARED,
      },
      '@theme/Tabs',
      true,
    ],
    [
      'an override that re-exports and adds code',
      {
        'src/theme/Tabs.tsx': "export {default} from '@site/A';\nrun();",
        'A.tsx': DECLARED,
      },
      '@theme/Tabs',
      false,
    ],
    [
      'modules of which one lacks it',
      {
        'index.ts': "export {default as A} from './A';\nexport * from './B';",
        'A.tsx': DECLARED,
        'B.tsx': UNDECLARED,
      },
      './index',
      false,
    ],
    [
      "an override that re-exports the theme's own",
      {'src/theme/Tabs.tsx': "export {default} from '@theme-original/Tabs';"},
      '@theme/Tabs',
      false,
    ],
    [
      'a component of the classic theme',
      {[`${CLASSIC}/A/index.tsx`]: ''},
      '@theme/A',
      true,
    ],
    [
      'one of it that needs React',
      {[`${CLASSIC}/Tabs.tsx`]: ''},
      '@theme/Tabs',
      false,
    ],
  ])('%s', (_, files, name, expected) => {
    expect(declares(files, name)).toBe(expected);
  });

  it('of elements is that of their modules', () => {
    const MDX = 'src/theme/MDXComponents.tsx';
    const source = readFileSync(path.join(ROOT, MDX), 'utf8');
    const mine = "import Mine from '@site/Mine';\nimport A from '@site/A';\n";
    const elements = (text: string) =>
      nativeElements(
        folderOf({[MDX]: text, 'Mine.tsx': UNDECLARED, 'A.tsx': DECLARED}),
      );
    expect(nativeElements(ROOT)).toEqual(
      expect.arrayContaining(['HelpTopics', 'table']),
    );
    expect(
      elements(`${mine}export default {...x, Mine, a: Mine, h2: A, A}`),
    ).toEqual(['h2', 'A']);
    expect(
      elements(
        `${mine}${source.replace('HelpTopics,', 'HelpTopics: with(A),')}`,
      ),
    ).toEqual([]);
  });
});

describe('a build', () => {
  const page = (head = '') => `<html><head>${head}</head><body></body></html>`;
  const MARK =
    '<meta data-rh="true" name="app-at-idle" content="react; onClick"/>';

  /** A site whose overrides and pages all declare themselves, with changes to its files. */
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
    for (const name of [
      'DocRoot',
      'DocItem',
      'BlogLayout',
      'BlogListPage',
      'Logo',
    ]) {
      putFiles(dir, {[`${CLASSIC}/${name}/index.tsx`]: ''});
    }
    for (const name of CLASSIC_NEEDS_REACT) {
      putFiles(dir, {[`${CLASSIC}/${name}/index.tsx`]: ''});
      const override = `src/theme/${name}/index.tsx`;
      if (name !== 'Mermaid' && !(override in changes)) {
        putFiles(dir, {[override]: DECLARED});
      }
    }
    putFiles(
      dir,
      Object.fromEntries(
        Object.entries(changes).filter(([, text]) => text !== DELETED),
      ),
    );
    return dir;
  };
  const DELETED = '';

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
    markBuild(
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

  it('lets pages that are marked load the application, and leaves the others alone', () => {
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
      'a changed override',
      {'src/theme/Tabs/index.tsx': UNDECLARED},
      'src/theme/Tabs (4)',
    ],
    [
      'a deleted override',
      {'src/theme/Tabs/index.tsx': DELETED},
      'Tabs of docusaurus-theme-classic (4)',
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

  it('ignores components that no page shows by themselves', () => {
    expect(reported(siteWith({'src/theme/Mine.tsx': UNDECLARED}))).toContain(
      '3 pages native',
    );
  });

  it('goes by the area of a component that another theme brings', () => {
    const dir = siteWith();
    expect(reported(dir, [themeIn(dir)])).toContain(
      '2 pages native, 2 load the application at idle because of BlogLayout of theme-diagrams (1)',
    );
    expect(htmlOf(dir, 'blog')).toContain(
      '<meta name="app-at-idle" content="BlogLayout of theme-diagrams">',
    );
  });

  it('counts the component of another theme that an override renders', () => {
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

  it('lets all pages of a site with client modules load it, except for styles and declared ones', () => {
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
