import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {PageFile} from '../../src/search/engines/embedded/indexFiles';
import {BUILDS, buildDir, HOSTED_BUILD} from '../../scripts/test/builds/builds';

/** What only the code of one engine says. */
const MARKS = {
  hosted: 'x-typesense-api-key',
  embedded: 'The search index is not open',
};

const {
  TYPESENSE_NODES,
  TYPESENSE_SEARCH_API_KEY: searchKey,
  TYPESENSE_ADMIN_API_KEY: adminKey,
} = HOSTED_BUILD.settings;

/** The files of a build that hold a text, relative to its folder. */
function filesWith(build: string, text: string, ending = /./): string[] {
  const dir = buildDir(build);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter(
    (name) => /\.\w+$/.test(name) && ending.test(name),
  );
  expect(files.length, `${dir} has no such file`).toBeGreaterThan(0);
  return files.filter((name) =>
    readFileSync(path.join(dir, name)).includes(text),
  );
}

describe.each(BUILDS)('$name', ({name}) => {
  it('has the embedded engine and nothing of the hosted one', () => {
    expect(filesWith(name, MARKS.embedded, /\.js$/)).not.toEqual([]);
    expect(filesWith(name, 'new Worker(', /search\.\w+\.js$/)).not.toEqual([]);
    expect(filesWith(name, MARKS.hosted, /\.js$/)).toEqual([]);
  });
});

describe(HOSTED_BUILD.name, () => {
  const {name} = HOSTED_BUILD;

  it('has the hosted engine, and the other one apart from it, for headings', () => {
    const hosted = filesWith(name, MARKS.hosted, /\.js$/);
    const embedded = filesWith(name, MARKS.embedded, /\.js$/);
    expect(hosted).not.toEqual([]);
    expect(embedded).not.toEqual([]);
    expect(hosted.filter((file) => embedded.includes(file))).toEqual([]);
    for (const file of embedded) {
      // No page asks for it: the engine does, when it needs headings.
      expect(filesWith(name, path.basename(file), /\.html$/)).toEqual([]);
    }
    // Headings are searched in the page; samples run in workers of their own, and the script of every page
    // starts the worker that the page names.
    expect(
      filesWith(name, 'new Worker(', /\.js$/).filter(
        (file) => !/assets\/(?:live\/|js\/native\.)/.test(file),
      ),
    ).toEqual([]);
    expect(filesWith(name, 'search-worker', /\.html$/)).toEqual([]);
  });

  it.each(['', 'en/'])(
    'publishes an index of its own, which orders what the server finds and stands in for it: /%ssearch-index',
    (locale) => {
      const folder = `${buildDir(name)}/${locale}search-index`;
      const pages = readdirSync(folder).filter((file) =>
        /-page-\d+\.json$/.test(file),
      );
      expect(pages.length).toBeGreaterThan(50);
      const texts = pages.flatMap((file) => {
        const {sections} = JSON.parse(
          readFileSync(`${folder}/${file}`, 'utf8'),
        ) as PageFile;
        return sections.flatMap(([, , pieces]) => pieces);
      });
      expect(texts.length).toBeGreaterThan(pages.length);
    },
  );

  it('ships the search key with the scripts, and the other key nowhere', () => {
    const holders = filesWith(name, searchKey);
    expect(holders).not.toEqual([]);
    expect(holders.filter((file) => !file.endsWith('.js'))).toEqual([]);
    expect(filesWith(name, adminKey)).toEqual([]);
  });

  it('names no node in a page: nothing is asked there before somebody searches', () => {
    for (const node of TYPESENSE_NODES.split(',')) {
      const {hostname} = new URL(node);
      expect(filesWith(name, hostname, /\.js$/)).not.toEqual([]);
      expect(filesWith(name, hostname, /\.html$/)).toEqual([]);
    }
  });
});
