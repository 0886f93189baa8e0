import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {integrityOf} from '../integrityOf';
import {isLightOnly} from '../isLightOnly';
import {LIVE_FOLDER} from '../live-samples/bundleLive';
import {writeWhole} from '../writeWhole';
import {leanSheets, type Sheets} from './leanSheets';
import {type Sheet, withStyles} from './withStyles';
import {COMMON_SHEET, partGroups} from './parts';

/** Style sheets of the application; others are the owner's, and that of search. */
const OF_BUNDLE = /^assets\/css\//;

/** Scripts that run without the application. */
const NATIVE_SCRIPT = /^assets\/js\/(?:native|search)[.-][^/]*\.js$/;

/** What of a page may name styles: all but its text. */
const NAMING =
  /<script\b[^]*?<\/script>|\s(?:class|id|style)=(?:"[^"]*"|[^\s>]+)/g;

/** What may be the name of a class, an id or a custom property. */
const WORD = /[\w-]+/g;

/**
 * Puts the styles of every page into the page, so that a browser paints it without a further request: on a phone's
 * line, a quarter sooner.
 *
 * Pages hold only the styles that a page or a native script of the site names. The application loads the whole style
 * sheets when it starts.
 */
export default function stylesInPagesPlugin({
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const themeConfig = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'styles-in-pages',

    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {optimization: {splitChunks: {cacheGroups: partGroups()}}},

    async postBuild({outDir}) {
      const read = (name: string) =>
        readFileSync(path.join(outDir, name), 'utf8');
      // The folders of other locales stand in that of the default one; their own builds come later.
      const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      names.sort();
      const pages = names.filter((name) => name.endsWith('.html'));
      const sheets = sheetsOf(
        stylesOf({names, read}, isLightOnly(themeConfig)),
        baseUrl,
        read,
      );
      const integrities = new Map<string, string>();
      const integrityOfFile = (address: string) => {
        const known =
          integrities.get(address) ??
          integrityOf(read(address.slice(baseUrl.length)));
        integrities.set(address, known);
        return known;
      };
      for (const name of pages) {
        const page = withStyles(read(name), sheets, integrityOfFile);
        if (page !== undefined) {
          // Others read the pages at the same time: each file is there whole, before and after.
          writeWhole(path.join(outDir, name), page);
        }
      }
    },
  };
}

interface BuiltFiles {
  /** In a fixed order. */
  readonly names: readonly string[];
  readonly read: (name: string) => string;
}

/**
 * Finds the styles that pages of a build can use.
 *
 * @returns path of each style sheet of the application → what of it pages can use
 */
export function stylesOf(
  {names, read}: BuiltFiles,
  lightOnly: boolean,
): Sheets {
  const sheets = Object.fromEntries(
    names
      .filter(
        (name) =>
          name.startsWith('assets/') &&
          !name.startsWith(`${LIVE_FOLDER}/`) &&
          name.endsWith('.css'),
      )
      .map((name) => [name, read(name)]),
  );
  const named = new Set<string>();
  const note = (text: string) =>
    text.match(WORD)?.forEach((word) => named.add(word));
  names
    .filter((name) => NATIVE_SCRIPT.test(name))
    .forEach((name) => note(read(name)));
  // Page by page: the words of thousands at once would fill the memory.
  names
    .filter((name) => name.endsWith('.html'))
    .forEach((name) => read(name).match(NAMING)?.forEach(note));
  // Files that are loaded later read properties that pages must hold.
  const later = Object.entries(sheets)
    .filter(([name]) => !COMMON_SHEET.test(name))
    .map(([, css]) => css)
    .join('\n');
  const lean = leanSheets(sheets, {
    isLightOnly: lightOnly,
    isNamed: (name) => named.has(name),
    isRead: (name) => later.includes(`var(${name}`),
  });
  return Object.fromEntries(
    Object.entries(lean).filter(([name]) => OF_BUNDLE.test(name)),
  );
}

/** The sheets of pages, the common one first. */
function sheetsOf(
  styles: Sheets,
  baseUrl: string,
  read: (name: string) => string,
): Sheet[] {
  const sheetOf = (name: string) => ({
    address: baseUrl + name,
    integrity: integrityOf(read(name)),
    css: styles[name]!,
  });
  const names = Object.keys(styles);
  const common = names.filter((name) => COMMON_SHEET.test(name));
  const shared = classesIn(common.map(read).join(''));
  return [
    ...common.map(sheetOf),
    ...names
      .filter((name) => !COMMON_SHEET.test(name))
      .map((name) => ({
        ...sheetOf(name),
        classes: new Set(
          [...classesIn(styles[name]!)].filter((each) => !shared.has(each)),
        ),
      })),
  ];
}

/** The first class of each selector: a rule for what stands in an element needs that element. */
function classesIn(css: string): Set<string> {
  return new Set(
    Array.from(
      css.matchAll(/(?<![^{},])[^{},]*?\.([A-Za-z_][\w-]*)/g),
      ([, name]) => name!,
    ),
  );
}
