import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {HOST_FACTS_FILE, parseHostFacts} from '../../../src/hosts/hostFacts';
import {metaContent, parseHtml} from '../../../src/search/records/dom';
import {toLocale, type Locale} from '../../../src/site/locales';

/** A language of a build. */
export interface BuiltLanguage {
  readonly locale: Locale;
  /** Path of its root, with a slash at both ends. */
  readonly root: string;
}

/** A finished build of the site. */
export interface FinishedBuild {
  readonly dir: string;
  /** Origin of the public address. */
  readonly url: string;
  /** Path of the site below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  /** Full path without a page → full path of the page that it leads to. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly languages: readonly BuiltLanguage[];
}

/**
 * Opens a build.
 *
 * @param dir - its folder
 * @throws Error when there is no build
 */
export function openBuild(dir: string): FinishedBuild {
  const file = path.join(dir, HOST_FACTS_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `No build in ${dir}: expected ${file}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
  const {url, baseUrl, redirects, locales} = parseHostFacts(
    readFileSync(file, 'utf8'),
  );
  const build = {dir, url, baseUrl, redirects};
  const home = parseHtml(readRoute(build, baseUrl, 'the home page'));
  const first = metaContent(home, 'docusaurus_locale') ?? '';
  return {
    ...build,
    languages: [
      {locale: toLocale(first), root: baseUrl},
      ...locales.map((locale) => ({
        locale: toLocale(locale),
        root: `${baseUrl}${locale}/`,
      })),
    ],
  };
}

/** Where a path of the site stands among the files of a build. */
export function fileAt(
  {dir, baseUrl}: Pick<FinishedBuild, 'dir' | 'baseUrl'>,
  pathname: string,
): string {
  return path.join(dir, decodeURI(pathname).slice(baseUrl.length));
}

/**
 * Reads the page at a path.
 *
 * @param wantedBy - what leads there, for the message
 * @throws Error naming both when the build has no such page
 */
export function readRoute(
  build: Pick<FinishedBuild, 'dir' | 'baseUrl'>,
  route: string,
  wantedBy: string,
): string {
  const place = fileAt(build, route).replace(/\/$/, '');
  const candidates = [`${place}.html`, path.join(place, 'index.html')];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(
      `${route} (${wantedBy}): expected the page as ${candidates.join(' or ')}, found neither. Build the site again; the folder may hold a part of a build.`,
    );
  }
  return readFileSync(file, 'utf8');
}
