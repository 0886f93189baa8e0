import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {computeIntegrityHash} from '../../bundle';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {
  STYLE_INTEGRITY_ATTRIBUTE,
  STYLE_SHEET_ATTRIBUTE,
} from '../../site/sheetAttribute';
import {APP_SCRIPTS_META} from '../app';
import {NATIVE_FIRST, type NativeScripts} from './nativeFirst';
import {isLightOnly, optimizeStyles} from './optimizeStyles';
import {mayUseAnyRule} from './unknownUses';

/** Matches the style sheet of the application, as Docusaurus names it. */
const SHEET = /^assets\/css\/styles\.\w+\.css$/;

/** Matches scripts that run without the application. */
const NATIVE_SCRIPT = /^assets\/js\/(?:native|search)[.-][^/]*\.js$/;

/** Matches the attributes and scripts of a page that may contain names used in CSS; captures their values. */
const CODE =
  /<script\b(?![^>]*json)[^]*?<\/script>|\s(class|id|style)=(?:"([^"]*)"|([^\s>]+))/g;

/** Marks names of attributes like selectors do. */
const PREFIXES: Readonly<Record<string, string>> = {class: '.', id: '#'};

/**
 * Matches names in the native scripts: words with a hyphen or underscore anywhere, other words only where a
 * class or id is set, since words such as `list` also occur in data.
 */
const NAME_IN_SCRIPT =
  /[\w-]*[-_][\w-]*|(?<=\b(?:class(?:Name|List\.\w+)?|id)[=:(]")[^"]*/g;

/** Matches possible names of classes, ids and custom properties. */
const WORD = /[\w-]+/g;

/** Matches pages with pictures of sheets, whose rules are a quarter of all styles. */
const SHEET_PICTURE = /\sclass="?[^">]*\bsheet-picture\b/;

/** Matches names of custom properties, which any element, style sheet or drawing of a page may read or set. */
const CUSTOM_PROPERTY = /(?<![\w-])--[\w-]+/g;

// Matches the link to the style sheet, before and after HTML minification.
const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;

const APP_SCRIPTS = new RegExp(
  `(<meta name="?${APP_SCRIPTS_META}"? content=)(?:"([^"]*)"|([^\\s>]+))`,
);

/**
 * Docusaurus plugin that inlines styles into every page, so that the first paint needs no second request. A
 * page contains only the styles that are used by pages of its kind or by the native scripts. The application
 * loads the whole style sheet, and so do pages with something that may use any rule.
 */
export default function inlineStylesPlugin({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const isLight = isLightOnly(siteConfig.themeConfig as ThemeConfig);
  return {
    name: 'inline-styles',

    async postBuild({outDir, plugins}) {
      const read = (name: string) =>
        readFileSync(path.join(outDir, name), 'utf8');
      // Includes the folders of other locales, but their pages link different style sheets and are skipped.
      const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      names.sort();
      const sheet = names.find((name) => SHEET.test(name))!;
      const address = baseUrl + sheet;
      const hashes = new Map<string, string>();
      const hash = (file: string) => {
        const known =
          hashes.get(file) ??
          computeIntegrityHash(read(file.slice(baseUrl.length)));
        hashes.set(file, known);
        return known;
      };
      const scripts = plugins.find(({name}) => name === NATIVE_FIRST)!
        .content as NativeScripts;
      const known = new Set([
        address,
        baseUrl + scripts.native.file,
        // The minifier of pages removes the last semicolon.
        ...[scripts.inline, scripts.inputReplay].map((text) =>
          text.replace(/;$/, ''),
        ),
      ]);
      for (const [name, css] of collectPageStyles(
        {names, read, sheet, address},
        isLight,
      )) {
        const html = read(name);
        const isWhole = mayUseAnyRule(html, known);
        const styles = {address, css, isWhole};
        writeFileSync(
          path.join(outDir, name),
          inlinePageStyles(html, styles, hash),
        );
      }
    },
  };
}

interface PageStyles {
  /** URL of the style sheet in pages. */
  readonly address: string;
  readonly css: string;
  readonly isWhole: boolean;
}

interface BuiltFiles {
  readonly names: readonly string[];
  readonly read: (name: string) => string;
  /** File name of the application's style sheet. */
  readonly sheet: string;
  /** URL of the style sheet in pages. */
  readonly address: string;
}

/**
 * Collects the styles of each page that links the style sheet. Pages of the same kind have the same styles,
 * since a content security policy should contain few hashes. The kind is the documentation set, and whether
 * the page has pictures of sheets.
 *
 * @returns file name of the page → styles
 */
export function collectPageStyles(
  {names, read, sheet, address}: BuiltFiles,
  isLight: boolean,
): Map<string, string> {
  const ofScripts = new Set<string>();
  names
    .filter((name) => NATIVE_SCRIPT.test(name))
    .flatMap((name) => read(name).match(NAME_IN_SCRIPT) ?? [])
    .forEach((text) => addWords(text, ofScripts));
  const kinds = new Map<string, {pages: string[]; words: Set<string>}>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const html = read(name);
    if ([...html.matchAll(LINK)].some(([, linked]) => linked === address)) {
      const kind = `${setOf(name)} ${SHEET_PICTURE.test(html)}`;
      const {pages, words} = kinds.get(kind) ?? {
        pages: [],
        words: new Set(ofScripts),
      };
      pages.push(name);
      for (const [script, attribute = '', quoted, bare] of html.matchAll(
        CODE,
      )) {
        addWords(quoted ?? bare ?? script, words, PREFIXES[attribute]);
      }
      html.match(CUSTOM_PROPERTY)?.forEach((word) => words.add(word));
      kinds.set(kind, {pages, words});
    }
  }
  const laterSheets = names
    .filter((name) => /^assets\/.*\.css$/.test(name) && name !== sheet)
    .map(read)
    .join('\n');
  const css = read(sheet);
  return new Map(
    [...kinds.values()].flatMap(({pages, words}) => {
      const styles = optimizeStyles(css, {
        isLightOnly: isLight,
        // Names in scripts have no prefix.
        isNamed: (name) => words.has(name) || words.has(name.slice(1)),
        isRead: (property) => laterSheets.includes(`var(${property})`),
      });
      return pages.map((name) => [name, styles] as const);
    }),
  );
}

function addWords(text: string, words: Set<string>, prefix = ''): void {
  text.match(WORD)?.forEach((word) => words.add(prefix + word));
}

/** Returns the id of the page's documentation set, or an empty string for other pages. */
function setOf(name: string): string {
  const set = DOCS_SET_LIST.find(({routeBasePath}) =>
    name.startsWith(`${routeBasePath}/`),
  );
  return set?.id ?? '';
}

/**
 * Replaces the link to the style sheet by inline styles. Adds the integrity to the addresses of the
 * application's scripts for src/native-first/loadFile.ts.
 *
 * @param page - `isWhole` adds a link to the whole style sheet at the end, where it does not delay the first paint
 * @param integrity - returns the hash of the file with this URL
 */
export function inlinePageStyles(
  html: string,
  {address, css, isWhole}: PageStyles,
  integrity: (address: string) => string,
): string {
  const text = css.replaceAll('</style', '<\\/style');
  const element = `<style ${STYLE_SHEET_ATTRIBUTE}="${address}" ${STYLE_INTEGRITY_ATTRIBUTE}="${integrity(address)}">${text}</style>`;
  return html
    .replace(
      APP_SCRIPTS,
      (_, head: string, quoted?: string, bare?: string) =>
        `${head}"${(quoted ?? bare!)
          .split(' ')
          .map((script) => `${script}#${integrity(script)}`)
          .join(' ')}"`,
    )
    .replace(LINK, (link, linked: string) =>
      linked === address ? element : link,
    )
    .replace('</body>', (end) =>
      isWhole
        ? `<link rel="stylesheet" href="${address}" integrity="${integrity(address)}">${end}`
        : end,
    );
}
