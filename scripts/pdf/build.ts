import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readSiteInfo, type SiteInfo} from '@document-sdk/host-files';
import {toLocale, type Locale} from '../../src/site/locales';
import {requireBuild} from '../build/requireBuild';
import {parsePage} from './readPage';

export interface BuiltLanguage {
  readonly locale: Locale;
  /** Root path, with a slash at both ends. */
  readonly root: string;
}

/** A finished build of the site. */
export interface FinishedBuild extends Omit<SiteInfo, 'locales'> {
  readonly dir: string;
  readonly languages: readonly BuiltLanguage[];
}

/**
 * Reads addresses and languages of a finished build.
 *
 * @throws Error when the folder holds no build
 */
export function openBuild(dir: string): FinishedBuild {
  requireBuild(dir);
  const {locales, ...facts} = readSiteInfo(dir);
  const {baseUrl} = facts;
  const home = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const locale = parsePage(home).querySelector<HTMLMetaElement>(
    'meta[name=docusaurus_locale]',
  );
  return {
    ...facts,
    dir,
    languages: [
      {locale: toLocale(locale?.content ?? ''), root: baseUrl},
      ...locales.map((locale) => ({
        locale: toLocale(locale),
        root: `${baseUrl}${locale}/`,
      })),
    ],
  };
}

/** Maps a path of the site to a file of the build. */
export function fileAt(
  {dir, baseUrl}: FinishedBuild,
  pathname: string,
): string {
  return path.join(dir, decodeURI(pathname).slice(baseUrl.length));
}

/**
 * Reads the HTML of the page at a path.
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
