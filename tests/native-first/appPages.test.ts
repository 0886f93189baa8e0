import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {markBuild} from '../../src/native-first/plugin/index';
import {markPages, unknownIn} from '../../src/native-first/plugin/markPages';
import {folderOf} from '../support/folderOf';

describe('what of a page only the application can do', () => {
  it.each([
    [
      "import Counter from '@site/src/components/Counter';",
      '@site/src/components/Counter',
    ],
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
    expect(unknownIn(`---\ntitle: A\n---\n\n${source}\n`)).toEqual([unknown]);
  });

  it('is not in data, files, parts of pages, components that are known, and code that is shown', () => {
    expect(
      unknownIn(`---
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
`),
    ).toEqual([]);
  });

  it('marks the page, or the part that another page shows, and no page of plain Markdown', () => {
    const fileContent = "import a from 'a';\n";
    const mark = (filePath: string, format: 'mdx' | 'detect', text: string) =>
      markPages(format)({filePath, fileContent: text}) !== text;
    expect(mark('_part.mdx', 'mdx', fileContent)).toBe(true);
    expect(mark('page.md', 'mdx', fileContent)).toBe(true);
    expect(mark('page.md', 'detect', fileContent)).toBe(false);
    expect(
      mark('page.mdx', 'mdx', `---\nformat: md\n---\n${fileContent}`),
    ).toBe(false);
  });
});

describe('a build', () => {
  const page = (head = '') => `<html><head>${head}</head><body></body></html>`;
  const MARK =
    '<meta data-rh="true" name="app-at-idle" content="react; onClick"/>';
  const dir = folderOf({
    'build/index.html': page(),
    'build/guide.html': page(MARK),
    'build/blog.html': page(),
    'build/404.html': page(),
    'theme/Mermaid.js': '',
    'theme/Tabs.js': '',
    'theme/NotOurs.js': '',
    'theme/NotClassic/index.js': '',
    'theme/BlogLayout/index.js': '',
    'classic/Mermaid.js': '',
    'classic/BlogLayout/index.js': '',
  });

  const themes = [
    {
      name: 'docusaurus-theme-classic',
      path: dir,
      getThemePath: () => 'classic',
    },
    {name: 'theme-diagrams', path: dir, getThemePath: () => './theme'},
  ];
  const reported = (plugins: object[] = [], clientModules: string[] = []) =>
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
  const htmlOf = (name: string) =>
    readFileSync(path.join(dir, 'build', `${name}.html`), 'utf8');

  it('lets pages that are marked load the application, and leaves the others alone', () => {
    expect(reported()).toBe(
      '3 pages native, 1 load the application at idle because of react (1), onClick (1).',
    );
    expect(htmlOf('index')).toBe(page());
    expect(htmlOf('guide')).toBe(page(`${MARK}<script>keep()</script>`));
  });

  it('goes by the area of a component that another theme brings', () => {
    expect(reported(themes)).toContain(
      '2 pages native, 2 load the application at idle because of BlogLayout of theme-diagrams (1)',
    );
    expect(htmlOf('blog')).toContain(
      '<meta name="app-at-idle" content="BlogLayout of theme-diagrams">',
    );
  });

  it('lets all pages of a site with client modules load it, those of styles aside', () => {
    expect(reported([], ['./styles.css', './count.js'])).toContain(
      '0 pages native, 4 load the application at idle because of ./count.js (4)',
    );
    expect(
      reported([{name: 'gtag', getClientModules: () => ['./gtag']}]),
    ).toContain('client module of gtag (4)');
  });
});
