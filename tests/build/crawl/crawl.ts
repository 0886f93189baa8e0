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
 * Checks every id, address, and reference to an id, in every HTML and CSS file of a build, without a browser and
 * independent of Docusaurus.
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
  /** Results for absolute addresses, which most pages have in common. */
  const known = new Map<string, string | undefined>();
  const check = (base: string, kind: string, value: string) => {
    const key = `${value.startsWith('/') ? '' : base} ${kind} ${value}`;
    if (!known.has(key)) {
      known.set(key, checkAddress(site, base, kind, value));
    }
    return known.get(key);
  };

  for (const page of pages) {
    for (const {element, kind, value} of addressReferences(page)) {
      count(kind);
      const problem = check(page.address, kind, value);
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
    const seen = new Set<string>();
    for (const element of page.elements) {
      const {id} = element.attribs;
      if (id !== undefined && seen.has(id)) {
        problems.push(
          `${fileAndLine(page, element)}: id "${id}": another element has it`,
        );
      }
      seen.add(id ?? '');
    }
  }
  for (const {file, value} of styleReferences(dir)) {
    count('url() in CSS');
    const problem = check(`/${file}`, 'url()', value);
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
