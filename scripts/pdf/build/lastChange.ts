import {existsSync, readFileSync} from 'node:fs';
import type {DocsSet} from '../../../src/sets/docsSet';
import {fileAt, type FinishedBuild} from './finishedBuild';

const SITEMAP = 'sitemap.xml';

/**
 * The day on which a page of a set changed last, as the sitemaps of a build have it, which take it from
 * the history of the sources. A page that is translated nowhere stands in the sitemap of one language.
 *
 * @returns `YYYY-MM-DD`; `undefined` where the sitemaps know no dates
 */
export function lastChangeOf(
  build: FinishedBuild,
  {routeBasePath}: Pick<DocsSet, 'routeBasePath'>,
): string | undefined {
  const days = build.languages.flatMap(({root}) => {
    const file = fileAt(build, root + SITEMAP);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return daysIn(text, `${build.url}${root}${routeBasePath}/`);
  });
  return days.sort().at(-1);
}

/**
 * The days in a sitemap of what stands below an address.
 *
 * @param sitemap - as https://www.sitemaps.org/protocol.html has it
 * @returns each `YYYY-MM-DD`
 */
function daysIn(sitemap: string, address: string): string[] {
  const entries = sitemap.matchAll(
    /<loc>([^<]*)<\/loc>\s*<lastmod>(\d{4}-\d{2}-\d{2})/g,
  );
  return [...entries].flatMap(([, place = '', day = '']) =>
    place.startsWith(address) ? [day] : [],
  );
}
