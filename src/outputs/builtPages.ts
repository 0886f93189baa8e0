import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {parseHtml} from '../content';
import {extractPage, type ExtractedPage, readSearchTerms} from '../search';
import {isUnlistedPage} from '../site/paths';
import {readSharedContent, type SharedContent} from './markdown/readShared';

export type BuildOutput = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'
>;

/** Data that are extracted from the HTML of a page for several plugins. */
interface BuiltPage {
  /** Path of the page, including the base path. */
  readonly route: string;
  /** Content for the search index; absent for unlisted pages. */
  readonly found?: ExtractedPage;
  /** Content for Markdown versions and social cards; absent for unlisted pages. */
  readonly shared?: SharedContent;
}

/** Function that reads all pages of a build, sorted by route. */
export type BuiltPagesReader = (build: BuildOutput) => readonly BuiltPage[];

/** Creates a function that parses the pages of a build only once, although several plugins call it. */
export function createBuiltPagesReader(): BuiltPagesReader {
  const read = new WeakMap<readonly string[], ReturnType<BuiltPagesReader>>();
  return (build) => {
    const pages = read.get(build.routesPaths) ?? readPages(build);
    read.set(build.routesPaths, pages);
    return pages;
  };
}

function readPages(build: BuildOutput): readonly BuiltPage[] {
  const topicsOf = readSearchTerms(build.siteDir);
  return findRouteFiles(build.routesPaths, build).map(({route, file}) => {
    try {
      const topics = topicsOf(route.slice(build.baseUrl.length));
      return readPage(route, readFileSync(file, 'utf8'), topics, build);
    } catch (error) {
      throw new Error(`${route}: ${(error as Error).message}`, {cause: error});
    }
  });
}

/**
 * Extracts all data of a page in one call, because parsing the page is the slowest part.
 *
 * @param topics - hand-written search terms of the page
 */
function readPage(
  route: string,
  html: string,
  topics: readonly string[],
  {siteConfig}: BuildOutput,
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
    // Must be extracted last, because this mutates the nodes.
    shared: readSharedContent(nodes, siteConfig, siteConfig.url + route),
  };
}

interface RouteFile {
  readonly route: string;
  readonly file: string;
}

/** Finds the HTML files of a build's routes. Skips routes without their own file. */
export function findRouteFiles(
  routes: readonly string[],
  {outDir, baseUrl}: Pick<BuildOutput, 'outDir' | 'baseUrl'>,
): RouteFile[] {
  return [...new Set(routes)].sort().flatMap((route) => {
    const name = decodeURI(route).slice(baseUrl.length).replace(/\/$/, '');
    const file = [`${name || 'index'}.html`, `${name}/index.html`]
      .map((candidate) => path.join(outDir, candidate))
      .find((candidate) => existsSync(candidate));
    return file && !/(?:^|\/)404$/.test(name) ? [{route, file}] : [];
  });
}
