import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parseCrawledPage} from '../../../tests/build/crawl/crawledPage';

/** Bytes after gzip that a page loads before anyone touches it, pictures left out. */
export interface PageWeight {
  readonly html: number;
  readonly styles: number;
  readonly scripts: number;
}

/** Bytes of a text after gzip at level 6, as servers send it. */
export function gzipSize(text: string | Buffer): number {
  return gzipSync(text, {level: 6}).length;
}

/**
 * Weighs a page of a build with the style sheets and scripts that it names.
 *
 * @param address - path of the page, without `.html`
 * @returns `undefined` when the build has no such page
 */
export function weighPage(
  dir: string,
  address: string,
): PageWeight | undefined {
  const file = [`${address}.html`, `${address}/index.html`]
    .map((name) => path.posix.join('.', name))
    .find((name) => existsSync(path.join(dir, name)));
  if (!file) {
    return undefined;
  }
  const html = readFileSync(path.join(dir, file), 'utf8');
  const {elements} = parseCrawledPage(file, html);
  const sum = (addresses: readonly (string | undefined)[]) =>
    addresses
      .filter((name) => name?.startsWith('/'))
      .map((name) => gzipSize(readFileSync(path.join(dir, name!))))
      .reduce((total, size) => total + size, 0);
  return {
    html: gzipSize(html),
    styles: sum(
      elements
        .filter(
          ({name, attribs}) =>
            name === 'link' && attribs['rel'] === 'stylesheet',
        )
        .map(({attribs}) => attribs['href']),
    ),
    scripts: sum(
      elements
        .filter(({name}) => name === 'script')
        .map(({attribs}) => attribs['src']),
    ),
  };
}
