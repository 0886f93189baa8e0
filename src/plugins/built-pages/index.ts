import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {Props} from '@docusaurus/types';
import {readSearchTerms} from '../../search/records/searchTerms';
import {keptResults} from '../keptResults';
import {lastingHtml} from './lastingHtml';
import {readPage, type PageReading, type PageSource} from './readPage';
import {routeFiles} from './routeFiles';

/** Where readings are kept among all that is. */
const FOLDER = 'built-pages';

/** The build whose pages are read. */
export type Build = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig' | 'i18n'
>;

/** A page of a build, and what was read of it. */
interface BuiltPage extends PageReading {
  /** Path of the page, with the base path. */
  readonly route: string;
}

/** Reads the pages of a build, in the order of their routes. */
export type BuiltPages = (build: Build) => Promise<readonly BuiltPage[]>;

/**
 * Makes a function that reads the pages of a build once, however many plugins ask for them, and those that have not
 * changed since the build before not at all.
 */
export function builtPages(): BuiltPages {
  const read = new WeakMap<readonly string[], ReturnType<BuiltPages>>();
  return (build) => {
    const pages = read.get(build.routesPaths) ?? readPages(build);
    read.set(build.routesPaths, pages);
    return pages;
  };
}

async function readPages({
  siteDir,
  outDir,
  baseUrl,
  routesPaths,
  siteConfig,
  i18n,
}: Build): Promise<readonly BuiltPage[]> {
  const keep = keptResults(siteDir, FOLDER);
  const namesOf = readSearchTerms(siteDir);
  const {url, title, noIndex} = siteConfig;
  const site = {url, title, noIndex};
  const pages: BuiltPage[] = [];
  for (const {route, file} of routeFiles(routesPaths, {outDir, baseUrl})) {
    const source: PageSource = {
      route,
      html: readFileSync(file, 'utf8'),
      names: namesOf(route.slice(baseUrl.length)),
      site,
    };
    const state = JSON.stringify({...source, html: lastingHtml(source.html)});
    pages.push({
      route,
      ...(await keep(nameOf(i18n.currentLocale, route), state, () =>
        readPage(source),
      )),
    });
  }
  return pages;
}

/** A name for a file: a route may be longer than one can be, and in another build stand for another language. */
function nameOf(locale: string, route: string): string {
  return createHash('sha256').update(`${locale} ${route}`).digest('hex');
}
