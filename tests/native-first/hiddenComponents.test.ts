import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  findClassicComponents,
  findHiddenComponents,
  formatProblem,
  listFiles,
} from '../../src/content';
import {folderOf, type Files} from '../support/folderOf';

/** Reads the scripts of a folder of the repository. */
const filesOf = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => [
        path.join(folder, file),
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
  );

const CLASSIC = 'node_modules/@docusaurus/theme-classic';
const THEME: Files = {
  [`${CLASSIC}/package.json`]: '{"main": "lib/index.js"}',
  [`${CLASSIC}/lib/index.js`]: '',
  ...filesOf(`${CLASSIC}/lib/theme`),
};
const SITE: Files = {
  ...filesOf('src/components'),
  ...filesOf('src/theme'),
};

const wrap = (name: string) => ({
  [`src/theme/${name}/index.tsx`]: `import Original from '@theme-original/${name}';\nimport type {Props} from '@theme/${name}';\nexport default Original;`,
});

/** Lists problems of a site. @param further - components of another theme by name */
function check(root: string, further: Readonly<Record<string, string>> = {}) {
  const files = {
    list: (folder: string) => listFiles(root, folder),
    read: (file: string) => readFileSync(path.join(root, file), 'utf8'),
  };
  const classic = findClassicComponents(files, root);
  return findHiddenComponents({...classic, ...further}, files).map(
    formatProblem,
  );
}

const checkSite = (files: Files) =>
  check(folderOf({...THEME, ...SITE, ...files}));

describe('an override of an owner', () => {
  it.each([
    ['CodeBlock/Line', 'CodeBlock'],
    ['CodeBlock/Buttons/CopyButton', 'CodeBlock'],
    ['DocBreadcrumbs/Items/Home', 'DocBreadcrumbs'],
    ['Icon/Home', 'DocBreadcrumbs'],
    ['Navbar/MobileSidebar/Header', 'Navbar/MobileSidebar'],
  ])('of %s is refused, since %s is replaced', (name, replaced) => {
    expect(checkSite(wrap(name))).toEqual([
      expect.stringContaining(
        `src/theme/${name}/index.tsx:1: an override of \`${name}\`, which no page shows, since src/theme/${replaced} replaces`,
      ),
    ]);
  });

  it.each([
    'Root',
    'Logo',
    'DocItem/Layout',
    'TOCItems',
    'Navbar/Content',
    'DocSidebarItem/Html',
    'Mine',
  ])('of %s is shown', (name) => {
    expect(checkSite(wrap(name))).toEqual([]);
  });

  it('is shown if the override above it renders the original', () => {
    const files = {...wrap('CodeBlock'), ...wrap('CodeBlock/Line')};
    expect(checkSite(files)).toEqual([]);
  });

  it.each(['docs-ocr/own.mdx', 'src/pages/own.mdx', 'blog/2026-01-01.md'])(
    'is shown if only %s renders it',
    (page) => {
      const text = "import Home from '@theme/Icon/Home';\n\n<Home />\n";
      expect(checkSite({...wrap('Icon/Home'), [page]: text})).toEqual([]);
    },
  );

  it('is refused if the theme is installed above the site', () => {
    const site = Object.entries({...SITE, ...wrap('Icon/Home')});
    const root = folderOf({
      ...THEME,
      ...Object.fromEntries(
        site.map(([file, text]) => [`website/${file}`, text]),
      ),
    });
    expect(check(path.join(root, 'website'))).toHaveLength(1);
  });
});

it('names components of themes that overrides replace without rendering them', () => {
  const root = folderOf({
    ...THEME,
    'src/theme/Tabs/index.tsx': 'export default function Tabs() {}',
    'src/theme/Footer.tsx': "import Footer from '@theme-original/Footer';",
    'node_modules/theme-api/Tabs.js': '',
    'node_modules/theme-api/Footer.js': '',
    'node_modules/theme-api/ApiItem.js': '',
  });
  const further = Object.fromEntries(
    ['Tabs', 'Footer', 'ApiItem'].map((name) => [
      name,
      `node_modules/theme-api/${name}.js`,
    ]),
  );
  expect(check(root, further)).toEqual([
    expect.stringContaining(
      'node_modules/theme-api/Tabs.js:1: `Tabs`, which no page shows, since src/theme/Tabs replaces it',
    ),
  ]);
});
