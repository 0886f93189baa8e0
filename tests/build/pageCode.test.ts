import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {computeIntegrityHash} from '../../src/bundle';
import {computeCspHash, readHtml} from '@document-sdk/host-files';
import {isRedirectPage, type CrawledPage} from './crawl/crawledPage';
import {findAll, readMeta} from './html';
import {BUILT_LOCALES, readPages} from './site';

/** Every page has the first two; the third, src/native-first/kept-input, is on pages that load React at idle. */
const INLINE_SCRIPTS = ['early', 'speculation rules', 'kept-input'];

function countScripts(page: CrawledPage): number {
  return readMeta(page, 'app-at-idle').length > 0 ? INLINE_SCRIPTS.length : 2;
}

/** Hosts redirect by themselves, so nobody loads the redirect pages. */
function listShownPages(build: Parameters<typeof readPages>[0]): CrawledPage[] {
  return readPages(build).filter((page) => !isRedirectPage(page));
}

describe('scripts and styles in pages', () => {
  const builds = [...new Set(BUILT_LOCALES.map(({build}) => build))];

  it.each(builds)('%s has the same inline scripts on every page', (build) => {
    const hashes = new Set<string>();
    for (const page of listShownPages(build)) {
      const {scripts} = readHtml(page.html);
      expect(scripts.length, page.file).toBe(countScripts(page));
      scripts.forEach((script) => hashes.add(computeCspHash(script)));
    }
    expect([...hashes]).toHaveLength(INLINE_SCRIPTS.length);
  });

  it.each(builds)('%s loads React at idle on two pages only', (build) => {
    const loading = listShownPages(build)
      .filter((page) => readMeta(page, 'app-at-idle').length > 0)
      .map(({address}) => address.replace(/^\/en(?=\/)/, ''));
    expect(new Set(loading)).toEqual(new Set(['/404', '/search']));
  });

  it.each(builds)('%s has its styles between its scripts', (build) => {
    let sheets = 0;
    for (const page of listShownPages(build)) {
      const order = findAll(
        page,
        ({name, attribs}) =>
          name === 'style' ||
          (name === 'script' && attribs['type'] === undefined),
      ).map(({name, attribs}) => ('src' in attribs ? 'file' : name));
      sheets += order.filter((name) => name === 'style').length;
      expect(order.join(' '), page.file).toMatch(
        /^(?:script (?:style )+file(?: script)?|(?:script )?(?:file)?)$/,
      );
    }
    expect(sheets).toBeGreaterThan(80);
  });

  it.each(builds)('%s has the right integrity hash for each file', (build) => {
    const tags = listShownPages(build).flatMap((page) =>
      findAll(
        page,
        ({name, attribs}) =>
          (name === 'script' && 'src' in attribs) ||
          (name === 'link' && attribs['rel'] === 'stylesheet'),
      ).map(({attribs}) => attribs),
    );
    const listed = listShownPages(build)
      .flatMap((page) => [
        ...readMeta(page, 'app-scripts'),
        ...readMeta(page, 'search-files').map((files) =>
          files.split(' ').slice(0, 2).join(' '),
        ),
      ])
      .flatMap((files) => files.split(' '))
      .map((address) => address.split('#'));
    const named = [
      ...tags.map(({src, href, integrity}) => [src ?? href, integrity]),
      ...listed,
    ];
    const wrong = [...new Set(named.map((pair) => pair.join(' ')))].filter(
      (pair) => {
        const [address = '', integrity] = pair.split(' ');
        return (
          integrity !==
          computeIntegrityHash(
            readFileSync(path.join(getBuildDir(build), address)),
          )
        );
      },
    );
    expect(wrong).toEqual([]);
    expect(named.length).toBeGreaterThan(500);
  });
});
