import {readFileSync} from 'node:fs';
import type {Table} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {parseHeader} from '../../../src/sets/ocr/contract/header';
import {renderPage, textOf} from './renderedPage';

const FILE = 'contracts/ocr/argo_sdk.h';
const source = readFileSync(FILE, 'utf8');
const {functions} = await parseHeader(source, FILE);

/** The cells of each body row of a page's table whose first heading is given. */
async function rowsOf(route: string, heading: string): Promise<string[][]> {
  const found: string[][][] = [];
  visit(await renderPage(route), 'table', ({children}: Table) => {
    const rows = children.map((row) =>
      row.children.map((cell) => textOf(cell)),
    );
    if (rows[0]![0] === heading) {
      found.push(rows.slice(1));
    }
  });
  expect(found, `tables of ${route} that begin with ${heading}`).toHaveLength(
    1,
  );
  return found[0]!;
}

/** Key, type and default of each row of an object in the first comment of the header. */
function headerRows(object: string): string[][] {
  const [, section] = source.split(` * ${object} - `);
  const rows = section!.split('\n *\n')[0]!;
  return [
    ...rows.matchAll(/^ \* {3}([\w.]+) +([^,\n]+), {1,4}(\S+(?: \S+)*) {3}/gm),
  ].map(([, key, type, otherwise]) => [key!, type!, otherwise!]);
}

describe('tables written by hand', () => {
  it.each([
    ['MakeUp', '/ocr/api/initFromMakeUpJsonStr', 10],
    ['RunOption', '/ocr/api/run', 6],
  ])(
    'give the keys, types and defaults of %s as the header does',
    async (object, route, count) => {
      const rows = (await rowsOf(route, 'Key')).map(
        ([key, type, otherwise]) => [key, type, otherwise!.replace('–', '-')],
      );
      expect(rows).toHaveLength(count);
      expect(rows).toEqual(headerRows(object));
    },
  );

  it('give the keys and types of InitInfo as the header does', async () => {
    const rows = await rowsOf('/ocr/api/getArgoEngineInitInfo', 'Key');
    const [, section] = source.split(' * InitInfo - ');
    const stated = section!
      .split('\n *\n')[0]!
      .matchAll(/^ \* {3}([\w., ]+?) {2,}([^,\n]+), /gm);
    expect(rows.map(([key, type]) => [key, type])).toEqual(
      [...stated].map(([, key, type]) => [key, type]),
    );
    expect(rows).toHaveLength(7);
  });

  it('say of each function whether a callback may call it', async () => {
    const [allowed, forbidden] = await rowsOf(
      '/ocr/api/C_RESULT_CALLBACK',
      'Inside a callback',
    );
    const named = (row: string[]) => row[1]!.split(', ').sort();
    const marked = (keyword: string) =>
      functions
        .filter(
          ({kind, callback}) =>
            kind === 'function' && callback.keyword === keyword,
        )
        .map(({name}) => name)
        .sort();
    expect(named(allowed!)).toEqual(marked('allowed'));
    expect(named(forbidden!)).toEqual(marked('forbidden'));
  });
});
