import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteInfo, type SiteInfo} from '@document-sdk/host-files';
import {toLocale, type Locale} from '../../src/site/locales';
import {requireBuild} from '../build/requireBuild';
import {parsePage} from './readPage';

/** A language of a build. */
export interface BuiltLanguage {
  readonly locale: Locale;
  /** Path of its root, with a slash at both ends. */
  readonly root: string;
}

/** A finished build of the site. */
export interface FinishedBuild extends Omit<SiteInfo, 'locales'> {
  readonly dir: string;
  readonly languages: readonly BuiltLanguage[];
}

/**
 * Opens a build.
 *
 * @param dir - its folder
 * @throws Error when there is no build
 */
export function openBuild(dir: string): FinishedBuild {
  requireBuild(dir);
  const {locales, ...facts} = readSiteInfo(dir);
  const {baseUrl} = facts;
  const home = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const first = parsePage(home).querySelector<HTMLMetaElement>(
    'meta[name=docusaurus_locale]',
  );
  return {
    ...facts,
    dir,
    languages: [
      {locale: toLocale(first?.content ?? ''), root: baseUrl},
      ...locales.map((locale) => ({
        locale: toLocale(locale),
        root: `${baseUrl}${locale}/`,
      })),
    ],
  };
}

/** Where a path of the site stands among the files of a build. */
export function fileAt(
  {dir, baseUrl}: FinishedBuild,
  pathname: string,
): string {
  return path.join(dir, decodeURI(pathname).slice(baseUrl.length));
}

/**
 * Reads the page at a path.
 *
 * @throws Error when the build has no such page
 */
export function readRoute(build: FinishedBuild, route: string): string {
  const place = fileAt(build, route).replace(/\/$/, '');
  const candidates = [`${place}.html`, path.join(place, 'index.html')];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(
      `${route}: expected the page as ${candidates.join(' or ')}, found neither. Build the site again; the folder may hold a part of a build.`,
    );
  }
  return readFileSync(file, 'utf8');
}
