import {readFileSync} from 'node:fs';
import {
  BUILDS,
  buildDir,
  buildEnvironment,
  type BuildName,
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
import {IN_SITE_DOCUMENTS} from '../../src/site/sets/products';
import {ASSISTANTS} from '../../src/site/assistants';
import {PLACEHOLDER_BASES, type LinkContext} from '../../src/site/linkTable';
import type {Locale, SpecifiedLocale} from '../../src/site/locales';
import {readSettings, type Settings} from '../../src/site/settings';
import {findPageLocales} from '../../src/site/translations';

/** One locale of a build: what is tested once per language. */
export interface BuiltLocale {
  /** e.g. `domestic-ko-en: en`, for test names. */
  readonly name: string;
  readonly build: BuildName;
  readonly locale: SpecifiedLocale;
  /** Path prefix of the locale: empty for the default one. */
  readonly prefix: string;
  readonly settings: Settings;
  /** Addresses as the link table of this locale computes them. */
  readonly context: LinkContext;
}

/** Every locale of every build. */
export const BUILT_LOCALES: readonly BuiltLocale[] = BUILDS.flatMap((build) => {
  const settings = readSettings(buildEnvironment(build, {}));
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
      inSiteDocuments: IN_SITE_DOCUMENTS,
    },
  }));
});

/** References of the platforms that the SDKs run on and are used with; documentation may cite any page of them. */
export const PLATFORM_REFERENCES: readonly string[] = [
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
  // What the legal texts cite and whom they name for remedies.
  'https://www.law.go.kr',
  'https://www.kopico.go.kr',
  'https://privacy.kisa.or.kr',
  'https://www.spo.go.kr',
  'https://ecrm.police.go.kr',
  'https://www.1372.go.kr',
];

/** Makers of what the SDKs are used with; documentation may cite them. */
const CITED = [
  'https://pytorch.org',
  'https://docs.pytorch.org',
  'https://docs.nvidia.com',
  ...PLATFORM_REFERENCES,
];

/** Documents that the vendor's answers are taken from. */
export const ANSWER_SOURCES: readonly string[] = Object.values(
  readAnswers(ANSWERS_FILE, readFileSync(ANSWERS_FILE, 'utf8')),
).flatMap(({source: {url}}) => (url === undefined ? [] : [url]));

/** Host where pages can be edited. */
export function serviceHosts({editUrl}: Settings): string[] {
  return editUrl === undefined ? [] : [new URL(editUrl).origin];
}

/** Addresses on other hosts that a build may lead to. */
export function allowedHosts(settings: Settings): string[] {
  const {sdk, livedemo, ...bases} = settings.linkBases;
  const {documents = PLACEHOLDER_BASES.documents} = bases;
  const assistants = ASSISTANTS.map(({link}) => new URL(link).origin);
  return [
    ...[sdk, livedemo, documents, ...CITED, ...ANSWER_SOURCES, ...assistants],
    ...serviceHosts(settings),
  ];
}

const read = new Map<BuildName, CrawledPage[]>();

/** The pages of a build; each build is read once. */
export function pagesOf(build: BuildName): CrawledPage[] {
  const pages = read.get(build) ?? readCrawledPages(buildDir(build));
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

/** The pages of one locale that readers read: without those that only lead on. */
export function contentPagesOf(built: BuiltLocale): CrawledPage[] {
  const pages =
    content.get(built) ??
    pagesOf(built.build).filter(
      (page) => belongsTo(page, built) && !isRedirectPage(page),
    );
  content.set(built, pages);
  return pages;
}

/** Routes of the documentation pages that have a text of their own in each language. */
const TRANSLATED = findTranslatedDocs(listPages(process.cwd()));

/** The languages that a page is written in. */
export function languagesOfPage(
  {prefix, settings}: BuiltLocale,
  {address}: CrawledPage,
): Locale[] {
  const route = address.slice(prefix.length);
  const isDoc = DOCS_SET_LIST.some(({routeBasePath}) =>
    route.startsWith(`/${routeBasePath}/`),
  );
  return findPageLocales(route, isDoc, settings.locales, TRANSLATED);
}

/** Whether a page is shown in a language that it is not written in. */
export function isForeign(built: BuiltLocale, page: CrawledPage): boolean {
  return !languagesOfPage(built, page).includes(built.locale);
}

/** The pages of one locale that only lead on. */
export function redirectPagesOf(built: BuiltLocale): CrawledPage[] {
  return pagesOf(built.build).filter(
    (page) => belongsTo(page, built) && isRedirectPage(page),
  );
}

/**
 * Finds a page by its address.
 *
 * @param address - below the locale, with a slash at its start
 * @throws Error naming the address when the build has no such page
 */
export function pageAt(built: BuiltLocale, address: string): CrawledPage {
  const full = built.prefix + address;
  const wanted = full.length > 1 ? full.replace(/\/$/, '') : full;
  const page = pagesOf(built.build).find(
    (candidate) => candidate.address === wanted,
  );
  if (!page) {
    throw new Error(`${built.build} has no page ${wanted}`);
  }
  return page;
}

/** All pages of a build that readers read, in every language. */
export function readablePagesOf(build: BuildName): CrawledPage[] {
  return BUILT_LOCALES.filter((built) => built.build === build).flatMap(
    contentPagesOf,
  );
}
