import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {
  parseHtml,
  extractPage,
  type ExtractedPage,
  readSearchTerms,
} from '../search';
import {isUnlistedPage} from '../site/paths';
import {readShared, type SharedReading} from './markdown/readShared';

/** The build whose pages are read. */
export type Build = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'
>;

/** A page of a build, and what the build takes from it. */
interface BuiltPage {
  /** Path of the page, with the base path. */
  readonly route: string;
  /** What search finds; absent for pages that are not to be found. */
  readonly found?: ExtractedPage;
  /** Absent for pages that nobody shares or reads elsewhere. */
  readonly shared?: SharedReading;
}

/** Reads the pages of a build, in the order of their routes. */
export type BuiltPages = (build: Build) => readonly BuiltPage[];

/** Makes a function that reads the pages of a build once, however many plugins ask for them. */
export function builtPages(): BuiltPages {
  const read = new WeakMap<readonly string[], ReturnType<BuiltPages>>();
  return (build) => {
    const pages = read.get(build.routesPaths) ?? readPages(build);
    read.set(build.routesPaths, pages);
    return pages;
  };
}

function readPages(build: Build): readonly BuiltPage[] {
  const topicsOf = readSearchTerms(build.siteDir);
  return routeFiles(build.routesPaths, build).map(({route, file}) => {
    try {
      const topics = topicsOf(route.slice(build.baseUrl.length));
      return readPage(route, readFileSync(file, 'utf8'), topics, build);
    } catch (error) {
      throw new Error(`${route}: ${(error as Error).message}`, {cause: error});
    }
  });
}

/**
 * Reads all that a build takes from a page: parsing it takes longer than any single use of it.
 *
 * @param topics - what readers may call it, from the tables of search terms
 */
function readPage(
  route: string,
  html: string,
  topics: readonly string[],
  {siteConfig}: Build,
): BuiltPage {
  if (isUnlistedPage(route)) {
    return {route};
  }
  const {noIndex} = siteConfig;
  const nodes = parseHtml(html);
  const url = `${siteConfig.url}${route.replace(/(?<=.)\/$/, '')}`;
  const found = extractPage({nodes, url, topics, noIndex});
  return {
    route,
    ...(found && {found}),
    // Last, for it changes the nodes.
    shared: readShared(nodes, siteConfig, siteConfig.url + route),
  };
}

/** A route and the file it was built into. */
interface RouteFile {
  readonly route: string;
  readonly file: string;
}

/** Finds the files of a build's routes; routes without a file of their own are left out. */
export function routeFiles(
  routes: readonly string[],
  {outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>,
): RouteFile[] {
  return [...new Set(routes)].sort().flatMap((route) => {
    const name = decodeURI(route).slice(baseUrl.length).replace(/\/$/, '');
    const file = [`${name || 'index'}.html`, `${name}/index.html`]
      .map((candidate) => path.join(outDir, candidate))
      .find((candidate) => existsSync(candidate));
    return file && !/(?:^|\/)404$/.test(name) ? [{route, file}] : [];
  });
}
