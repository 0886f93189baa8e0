import {describe, expect, it} from 'vitest';
import {checkOverrides} from '../../src/content';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf, type Files} from '../support/folderOf';

/** Reads the scripts of a folder of the repository. */
const filesOf = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [
        path.join(folder, file),
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
  );

const SITE: Files = {
  ...filesOf('node_modules/@docusaurus/theme-classic/src/theme'),
  ...filesOf('src/components'),
  ...filesOf('src/theme'),
};

const wrap = (name: string) => ({
  [`src/theme/${name}/index.tsx`]: `import Original from '@theme-original/${name}';\nimport type {Props} from '@theme/${name}';\nexport default Original;`,
});

const check = (files: Files) => checkOverrides(folderOf({...SITE, ...files}));

describe('an override of an owner', () => {
  it.each([
    ['CodeBlock/Line', 'CodeBlock'],
    ['CodeBlock/Buttons/CopyButton', 'CodeBlock'],
    ['DocBreadcrumbs/Items/Home', 'DocBreadcrumbs'],
    ['Icon/Home', 'DocBreadcrumbs'],
    ['Navbar/MobileSidebar/Header', 'Navbar/MobileSidebar'],
  ])('of %s is refused, since %s is replaced', (name, replaced) => {
    expect(() => check(wrap(name))).toThrow(
      `src/theme/${name}/index.tsx:1: an override of \`${name}\`, which no page shows, since src/theme/${replaced} replaces`,
    );
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
    expect(() => check(wrap(name))).not.toThrow();
  });

  it('is shown if the override above it renders the original', () => {
    expect(() =>
      check({...wrap('CodeBlock'), ...wrap('CodeBlock/Line')}),
    ).not.toThrow();
  });
});
