import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {DOCS_SET_LIST} from '../../src/sets/index';
import {resolvePath} from './crawl/resolve';
import {BUILT_LOCALES, contentPagesOf, type BuiltLocale} from './site';

const UNLISTED = /^\/(?:404|search|[^/]+\/csh-redirect|legal\/[a-z]+\/[\d-]+)$/;

function read({build, prefix}: BuiltLocale, file: string): string {
  return readFileSync(path.join(buildDir(build), prefix, file), 'utf8');
}

/** The addresses that a list names, as paths of the site. */
function listed(built: BuiltLocale, file: string): string[] {
  const links = read(built, file).matchAll(/^- \[.*?(?<!\\)\]\(([^)]+)\)/gm);
  return [...links].map(([, address]) => {
    expect(address).toMatch(new RegExp(`^${built.settings.url}/`));
    return address!.slice(built.settings.url.length);
  });
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const expected = contentPagesOf(built)
    .map(({address}) => address)
    .filter((address) => !UNLISTED.test(address.slice(built.prefix.length)))
    .map((address) =>
      address === (built.prefix || '/')
        ? `${built.prefix}/index.md`
        : `${address}.md`,
    );
  const root = listed(built, 'llms.txt');
  const sets = DOCS_SET_LIST.map((set) => ({
    set,
    addresses: listed(built, `${set.routeBasePath}/llms.txt`),
  }));

  it('lists every page once', () => {
    const all = [...root, ...sets.flatMap(({addresses}) => addresses)];
    const versions = all.filter((address) => address.endsWith('.md'));
    console.log(`${built.name}: ${versions.length} pages in llms.txt`);
    expect(versions.sort()).toEqual(expected.sort());
  });

  it('lists the pages of a set in the file of the set, and leads to it from the root', () => {
    for (const {set, addresses} of sets) {
      const base = `${built.prefix}/${set.routeBasePath}/`;
      expect(addresses.length).toBeGreaterThan(30);
      expect(addresses.filter((at) => !at.startsWith(base))).toEqual([]);
      expect(root).toContain(`${base}llms.txt`);
      expect(root.filter((at) => at.startsWith(base))).toHaveLength(1);
    }
  });

  it('leads to files that are there', () => {
    const all = [...root, ...sets.flatMap(({addresses}) => addresses)];
    expect(
      all.filter(
        (address) =>
          resolvePath(buildDir(built.build), address).kind !== 'file',
      ),
    ).toEqual([]);
  });

  it('begins each list with a title and a summary', () => {
    const files = [
      'llms.txt',
      ...sets.map(({set}) => `${set.routeBasePath}/llms.txt`),
    ];
    for (const file of files) {
      expect(read(built, file), file).toMatch(/^# \S.*\n\n> \S.*\n\n/);
    }
  });

  it('holds the text of every Markdown version in one file', () => {
    const full = read(built, 'llms-full.txt');
    for (const address of expected) {
      const version = readFileSync(
        path.join(buildDir(built.build), address),
        'utf8',
      );
      expect(full.split(version).length - 1, address).toBe(1);
    }
  });
});
