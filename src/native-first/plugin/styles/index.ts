import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {APP_SCRIPTS_META} from '../../app';
import {DOCS_SET_LIST} from '../../../site/sets/index';
import {
  INTEGRITY_ATTRIBUTE,
  SHEET_ATTRIBUTE,
} from '../../../site/sheetAttribute';
import {integrityOf} from '../../../bundle/integrityOf';
import {isLightOnly} from '../isLightOnly';
import {leanSheets, withoutUnused} from './leanSheets';

/** The style sheet of the application, as Docusaurus names it; others are the owner's, and that of search. */
const SHEET = /^assets\/css\/styles\.\w+\.css$/;

/** Scripts that run without the application. */
const NATIVE_SCRIPT = /^assets\/js\/(?:native|search)[.-][^/]*\.js$/;

/** What of a page may name styles: all but its text. */
const NAMING =
  /<script\b[^]*?<\/script>|\s(?:class|id|style)=(?:"[^"]*"|[^\s>]+)/g;

/** What may be the name of a class, an id or a custom property. */
const WORD = /[\w-]+/g;

/** Element with the picture of a sheet: the rules of such pictures are a quarter of all styles. */
const PICTURE = /\sclass="?[^">]*\bsheet-picture\b/;

/** What a page links and names, as the template of pages writes it and the minifier of HTML leaves it. */
const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const APP_SCRIPTS = new RegExp(
  `(<meta name="?${APP_SCRIPTS_META}"? content=)(?:"([^"]*)"|([^\\s>]+))`,
);

/**
 * Puts the styles of every page into the page, so that a browser paints it without a further request: on a phone's
 * line, a quarter sooner.
 *
 * Pages hold only the styles that a page of their kind or a native script of the site names. The application loads the
 * whole style sheet when it starts.
 */
export default function stylesInPagesPlugin({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const themeConfig = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'styles-in-pages',

    async postBuild({outDir}) {
      const read = (name: string) =>
        readFileSync(path.join(outDir, name), 'utf8');
      // The folders of other locales stand in that of the default one; their own builds come later.
      const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      names.sort();
      const sheet = names.find((name) => SHEET.test(name))!;
      const address = baseUrl + sheet;
      const files = {names, read, sheet, address};
      const styles = stylesOf(files, isLightOnly(themeConfig));
      const hash = fileHashes(baseUrl, read);
      for (const [name, css] of styles) {
        const page = withStyles(read(name), {address, css}, hash);
        writeFileSync(path.join(outDir, name), page);
      }
    },
  };
}

/** Makes a function that tells what the file at an address must hold, and reads each file once. */
function fileHashes(
  baseUrl: string,
  read: BuiltFiles['read'],
): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const hash =
      known.get(address) ?? integrityOf(read(address.slice(baseUrl.length)));
    known.set(address, hash);
    return hash;
  };
}

interface BuiltFiles {
  /** In a fixed order. */
  readonly names: readonly string[];
  readonly read: (name: string) => string;
  /** Name of the application's style sheet. */
  readonly sheet: string;
  /** The same, as pages link it. */
  readonly address: string;
}

/**
 * Finds the styles that pages of a build can use. Pages of a kind hold the same ones: a content security policy names
 * each text by its hash, and has room for a few.
 *
 * @returns name of each page that links the style sheet → what of it pages like this one can use
 */
export function stylesOf(
  {names, read, sheet, address}: BuiltFiles,
  lightOnly: boolean,
): Map<string, string> {
  const scripts = new Set<string>();
  names
    .filter((name) => NATIVE_SCRIPT.test(name))
    .forEach((name) => note(read(name), scripts));
  const kinds = new Map<string, {pages: string[]; named: Set<string>}>();
  // Page by page: the words of thousands at once would fill the memory.
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = read(name);
    if ([...html.matchAll(LINK)].some(([, linked]) => linked === address)) {
      const kind = `${setOf(name)} ${PICTURE.test(html)}`;
      const {pages, named} = kinds.get(kind) ?? {
        pages: [],
        named: new Set(scripts),
      };
      pages.push(name);
      html.match(NAMING)?.forEach((text) => note(text, named));
      kinds.set(kind, {pages, named});
    }
  }
  const all = [...kinds.values()];
  // Files that are loaded later read properties that pages must hold.
  const later = names
    .filter((name) => /^assets\/.*\.css$/.test(name) && name !== sheet)
    .map(read)
    .join('\n');
  const {[sheet]: lean} = leanSheets(
    {[sheet]: read(sheet)},
    {
      isLightOnly: lightOnly,
      isNamed: (word) => all.some(({named}) => named.has(word)),
      isRead: (property) => later.includes(`var(${property}`),
    },
  );
  return new Map(
    all.flatMap(({pages, named}) => {
      const css = withoutUnused(lean!, (word) => named.has(word));
      return pages.map((name) => [name, css] as const);
    }),
  );
}

function note(text: string, named: Set<string>): void {
  text.match(WORD)?.forEach((word) => named.add(word));
}

/** The documentation set that a page belongs to, if any. */
function setOf(name: string): string {
  const set = DOCS_SET_LIST.find(({routeBasePath}) =>
    name.startsWith(`${routeBasePath}/`),
  );
  return set?.id ?? '';
}

/**
 * Puts styles into a page in the place of their sheet, and names the scripts of the application with their integrity
 * (src/native-first/loadFile.ts).
 *
 * @param html - of the page, as Docusaurus wrote it
 * @param sheet - address of the application's, and what of it a page like this one can use
 * @param integrityOf - by the address of a file
 */
export function withStyles(
  html: string,
  {address, css}: {readonly address: string; readonly css: string},
  integrityOf: (address: string) => string,
): string {
  const text = css.replaceAll('</style', '<\\/style');
  const element = `<style ${SHEET_ATTRIBUTE}="${address}" ${INTEGRITY_ATTRIBUTE}="${integrityOf(address)}">${text}</style>`;
  return html
    .replace(
      APP_SCRIPTS,
      (_, head: string, quoted?: string, bare?: string) =>
        `${head}"${(quoted ?? bare!)
          .split(' ')
          .map((script) => `${script}#${integrityOf(script)}`)
          .join(' ')}"`,
    )
    .replace(LINK, (link, linked: string) =>
      linked === address ? element : link,
    );
}
