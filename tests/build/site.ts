import {readFileSync} from 'node:fs';
import type {ReadBuildResult} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {
  HOSTED_BUILD,
  SITE_BUILDS,
  getBuildDir,
  createBuildEnvironment,
  type SiteBuildName,
} from '../../scripts/test/builds/builds';
import {
  isRedirectPage,
  readCrawledPages,
  type CrawledPage,
} from './crawl/crawledPage';
import {findTranslatedDocs} from '../../src/content/translatedDocs';
import {ANSWERS_FILE, listPages} from '../../src/content';
import {readAnswers} from '../../src/content/questions/answers';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {ASSISTANTS} from '../../src/site/assistants';
import type {LinkContext} from '../../src/site/linkTable';
import type {Locale, SpecifiedLocale} from '../../src/site/locales';
import {readSettings, type SiteSettings} from '../../src/site/settings';
import {findPageLocales} from '../../src/site/translations';

/** One locale of a build. */
export interface BuiltLocale {
  /** For test names, e.g. `domestic-ko-en: en`. */
  readonly name: string;
  readonly build: SiteBuildName;
  readonly locale: SpecifiedLocale;
  /** Path prefix of the locale; empty for the default locale. */
  readonly prefix: string;
  readonly settings: SiteSettings;
  /** Input of the link table for this locale. */
  readonly context: LinkContext;
}

export const BUILT_LOCALES: readonly BuiltLocale[] = SITE_BUILDS.flatMap(
  (build) => {
    const settings = readSettings(createBuildEnvironment(build, {}));
    const locales = settings.locales as readonly SpecifiedLocale[];
    return locales.map((locale, index) => ({
      name: `${build.name}: ${locale}`,
      build: build.name,
      locale,
      prefix: index === 0 ? '' : `/${locale}`,
      settings,
      context: {
        bases: settings.linkBases,
        variant: settings.variant,
        locale,
      },
    }));
  },
);

/** One build of each locale and host. The other builds have the same pages with other menus and links. */
export const DISTINCT_LOCALES = BUILT_LOCALES.filter(
  ({build, prefix}) =>
    build === 'global-ko-en' || (build === HOSTED_BUILD.name && prefix === ''),
);

/** Documentation of the platforms that the SDKs run on and are used with; pages may cite any page of it. */
const PLATFORM_REFERENCES: readonly string[] = [
  'https://developer.mozilla.org',
  'https://learn.microsoft.com',
  'https://angular.dev',
  'https://react.dev',
  'https://legacy.reactjs.org',
  'https://nextjs.org',
  'https://nuxt.com',
  'https://vuejs.org',
  'https://playwright.dev',
  'https://vite.dev',
  'https://vitest.dev',
  'https://pytorch.org',
  'https://docs.pytorch.org',
  'https://docs.nvidia.com',
  // Laws that the legal texts cite, and authorities that they name.
  'https://www.law.go.kr',
  'https://www.kopico.go.kr',
  'https://privacy.kisa.or.kr',
  'https://www.spo.go.kr',
  'https://ecrm.police.go.kr',
  'https://www.1372.go.kr',
];

/** Lists the external sites that pages may link to in addition to the link table. */
export function citedHosts({editUrl}: SiteSettings): string[] {
  return [
    ...PLATFORM_REFERENCES,
    ...Object.values(
      readAnswers(ANSWERS_FILE, readFileSync(ANSWERS_FILE, 'utf8')),
    ).flatMap(({source}) => source.url ?? []),
    ...ASSISTANTS.map(({link}) => new URL(link).origin),
    ...(editUrl === undefined ? [] : [new URL(editUrl).origin]),
  ];
}

const read = new Map<SiteBuildName, CrawledPage[]>();

/** Reads the pages of a build; caches them. */
export function readPages(build: SiteBuildName): CrawledPage[] {
  const pages = read.get(build) ?? readCrawledPages(getBuildDir(build));
  read.set(build, pages);
  return pages;
}

function belongsTo({address}: CrawledPage, {prefix, settings}: BuiltLocale) {
  const others = settings.locales.slice(1).map((locale) => `/${locale}`);
  const below = (root: string) =>
    address === root || address.startsWith(`${root}/`);
  return prefix ? below(prefix) : !others.some(below);
}

const content = new Map<BuiltLocale, CrawledPage[]>();

/** Lists the pages of one locale without redirect pages. */
export function listContentPages(built: BuiltLocale): CrawledPage[] {
  const pages =
    content.get(built) ??
    readPages(built.build).filter(
      (page) => belongsTo(page, built) && !isRedirectPage(page),
    );
  content.set(built, pages);
  return pages;
}

/** Returns the address of a page without the prefix of the locale; `/` for the home page. */
export function findRoute(
  {prefix}: BuiltLocale,
  {address}: CrawledPage,
): string {
  return address.slice(prefix.length) || '/';
}

/** Routes of translated documentation pages by language. */
const TRANSLATED = findTranslatedDocs(listPages(process.cwd()));

/** Lists the languages that a page is written in. */
export function findPageLanguages(
  {prefix, settings}: BuiltLocale,
  {address}: CrawledPage,
): Locale[] {
  const route = address.slice(prefix.length);
  const isDoc = DOCS_SET_LIST.some(({routeBasePath}) =>
    route.startsWith(`/${routeBasePath}/`),
  );
  return findPageLocales(route, isDoc, settings.locales, TRANSLATED);
}

/** Checks whether a page is shown in a language that it is not written in. */
export function isForeign(built: BuiltLocale, page: CrawledPage): boolean {
  return !findPageLanguages(built, page).includes(built.locale);
}

/** Lists the redirect pages of one locale. */
export function listRedirectPages(built: BuiltLocale): CrawledPage[] {
  return readPages(built.build).filter(
    (page) => belongsTo(page, built) && isRedirectPage(page),
  );
}

/**
 * Finds a page by its address.
 *
 * @param address - without the prefix of the locale, with a leading slash
 * @throws Error naming the address if the build has no such page
 */
export function findPage(built: BuiltLocale, address: string): CrawledPage {
  const full = built.prefix + address;
  const wanted = full.length > 1 ? full.replace(/\/$/, '') : full;
  const page = readPages(built.build).find(
    (candidate) => candidate.address === wanted,
  );
  if (!page) {
    throw new Error(`${built.build} has no page ${wanted}`);
  }
  return page;
}

/** Lists the pages of a build in all languages without redirect pages. */
export function listReadablePages(build: SiteBuildName): CrawledPage[] {
  return BUILT_LOCALES.filter((built) => built.build === build).flatMap(
    listContentPages,
  );
}

const hostData = new Map<string, ReadBuildResult>();

/** Reads the data for host files from a build. Caches it, since every page must be parsed. */
export function readHostData(build: string): ReadBuildResult {
  const read = hostData.get(build) ?? readSiteBuild(getBuildDir(build));
  hostData.set(build, read);
  return read;
}
