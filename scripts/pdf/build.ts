import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
// @ts-expect-error The package has no declarations.
import {JSDOM} from 'jsdom';
import {readSiteInfo, type SiteInfo} from '@document-sdk/host-files';
import {toLocale, type Locale} from '../../src/site/locales';
import {STYLE_SHEET_ATTRIBUTE} from '../../src/site/sheetAttribute';
import {requireBuild} from '../build/requireBuild';

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
  const locale = parseHtmlDocument(home).querySelector<HTMLMetaElement>(
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
export function findBuiltFile(
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
export function readRouteHtml(build: FinishedBuild, route: string): string {
  const place = findBuiltFile(build, route).replace(/\/$/, '');
  const candidates = [`${place}.html`, path.join(place, 'index.html')];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw new Error(
      `${route}: expected the page as ${candidates.join(' or ')}, found neither. Build the site again; the folder may hold a part of a build.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/** A documentation page in a book. */
export interface BookPage {
  /** Path of the page on the site. */
  readonly route: string;
  readonly title: string;
  /** Language of the text, which may differ from that of the book. */
  readonly language: string;
  /** Element with the text. `layOutBook` changes it. */
  readonly content: Element;
  /** Paths of its style sheets, in order. */
  readonly styleSheets: readonly string[];
}

const {DOMParser} = new JSDOM().window as typeof globalThis;

const CONTENT_CLASS = 'theme-doc-markdown';

/**
 * Reads a documentation page of a build.
 *
 * @param route - path of the page
 * @throws Error when the page has no text or no language
 */
export function parseBookPage(html: string, route: string): BookPage {
  const page = parseHtmlDocument(html);
  const content = page.querySelector(`.${CONTENT_CLASS}`);
  const language = content?.closest('[lang]')?.getAttribute('lang');
  if (!content || !language) {
    throw new Error(
      `${route}: expected a page of the documentation, with an element of the class ${CONTENT_CLASS} inside one with a lang attribute, received none. Build the site again.`,
    );
  }
  const heading = content.querySelector('h1');
  const name = page.title.replace(/ \| [^|]*$/, '');
  // Pages that are not translated may have a translated title for the sidebar.
  const isForeign = language !== page.documentElement.lang;
  return {
    route,
    title: heading && !isForeign ? getElementText(heading) : name,
    language,
    content,
    styleSheets: Array.from(
      page.querySelectorAll(`[${STYLE_SHEET_ATTRIBUTE}]`),
      (sheet) => sheet.getAttribute(STYLE_SHEET_ATTRIBUTE)!,
    ),
  };
}

export function parseHtmlDocument(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text of an element with white space collapsed. */
export function getElementText(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim();
}
