import {readFileSync} from 'node:fs';
import type {Props} from '@docusaurus/types';
import {readSearchTerms} from '../../search/records/searchTerms';
import {readPage, type PageReading} from './readPage';
import {routeFiles} from './routeFiles';

/** The build whose pages are read. */
export type Build = Pick<
  Props,
  'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'
>;

/** A page of a build, and what was read of it. */
interface BuiltPage extends PageReading {
  /** Path of the page, with the base path. */
  readonly route: string;
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

function readPages({
  siteDir,
  outDir,
  baseUrl,
  routesPaths,
  siteConfig,
}: Build): readonly BuiltPage[] {
  const topicsOf = readSearchTerms(siteDir);
  const {url, title, noIndex} = siteConfig;
  return routeFiles(routesPaths, {outDir, baseUrl}).map(({route, file}) => ({
    route,
    ...readPage({
      route,
      html: readFileSync(file, 'utf8'),
      topics: topicsOf(route.slice(baseUrl.length)),
      site: {url, title, noIndex},
    }),
  }));
}
