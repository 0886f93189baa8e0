import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {checkAddress, type AddressRules} from './checkAddress';
import {fileAndLine, readCrawledPages, type CrawledPage} from './crawledPage';
import {addressReferences, idReferences, ids} from './references';

interface CrawlReport {
  /** Number of references by kind, e.g. `a[href]`. */
  readonly looked: ReadonlyMap<string, number>;
  /** Number of addresses by external host. */
  readonly otherHosts: ReadonlyMap<string, number>;
  /** `file:line: found, expected`; empty if the site has no problem. */
  readonly problems: readonly string[];
}

/**
 * Checks every address, and reference to an id, in every HTML and CSS file of a build, without a browser and independent
 * of Docusaurus. `tests/build/validator.test.ts` reports duplicate ids.
 *
 * @param pages - the pages of the build, if they have been read already
 * @throws Error if the folder has no page
 */
export function crawl(
  dir: string,
  rules: AddressRules,
  pages: readonly CrawledPage[] = readCrawledPages(dir),
): CrawlReport {
  const site = {
    dir,
    rules,
    idsOf: new Map(pages.map((page) => [page.file, new Set(ids(page))])),
    otherHosts: new Map<string, number>(),
  };
  const looked = new Map<string, number>();
  const count = (kind: string) => looked.set(kind, (looked.get(kind) ?? 0) + 1);
  const problems: string[] = [];

  for (const page of pages) {
    for (const {element, kind, value} of addressReferences(page)) {
      count(kind);
      const problem = checkAddress(site, page.address, kind, value);
      if (problem) {
        problems.push(`${fileAndLine(page, element)}: ${kind} ${problem}`);
      }
    }
    const own = site.idsOf.get(page.file)!;
    for (const {element, kind, value} of idReferences(page)) {
      count(kind);
      if (!own.has(value)) {
        problems.push(
          `${fileAndLine(page, element)}: ${kind} "${value}": no element of this page has the id`,
        );
      }
    }
  }
  for (const {file, value} of styleReferences(dir)) {
    count('url() in CSS');
    const problem = checkAddress(site, `/${file}`, 'url()', value);
    if (problem) {
      problems.push(`${file}:1: url() ${problem}`);
    }
  }
  return {looked, otherHosts: site.otherHosts, problems};
}

/** Lists the addresses in the style sheets of a build. */
function styleReferences(dir: string): {file: string; value: string}[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(path.join(dir, file), 'utf8');
      const found = css.matchAll(
        /url\(\s*(?:"([^"]*)"|'([^']*)'|([^'")\s]+))\s*\)/g,
      );
      return [...found].map(([, double, single, bare]) => ({
        file,
        value: double ?? single ?? bare ?? '',
      }));
    });
}
