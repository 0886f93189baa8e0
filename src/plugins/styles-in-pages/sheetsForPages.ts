import {leanSheets} from './leanSheets';
import {purgeSheets} from './purgeSheets';
import {
  OF_BUNDLE,
  nativeScriptsOf,
  sheetsOf,
  type Sheets,
  type SiteFiles,
} from './siteFiles';

interface Options {
  /** Scripts of the pages that are no files yet. */
  readonly native: readonly string[];
  /** Whether no reader can have dark mode. */
  readonly isLightOnly: boolean;
}

/** What of a page may name styles: all but its text. */
const NAMING =
  /<script\b[^]*?<\/script>|\s(?:class|id|style)=(?:"[^"]*"|[^\s>]+)/g;

const WORD = /[\w-]+/g;

/** The sheet that every page has, as Docusaurus names it. Others may come later, as their files hold them. */
const COMMON = /^assets\/css\/styles\./;

/**
 * Finds out which styles stand in the pages of a build: those that a page, or a script that runs without the
 * application, can use. The application loads the whole sheets (src/native/styleSheets.ts).
 *
 * @param site - files of the build
 * @returns path of each style sheet of the bundle → what of it stands in pages
 */
export async function sheetsForPages(
  site: SiteFiles,
  {native, isLightOnly}: Options,
): Promise<Sheets> {
  const sheets = sheetsOf(site);
  const names = wordsOf([...native, ...nativeScriptsOf(site)]);
  // Page by page: the words of thousands at once would fill the memory.
  for (const markup of markupOf(site)) {
    wordsOf([markup]).forEach((word) => names.add(word));
  }
  const later = Object.entries(sheets)
    .filter(([name]) => !COMMON.test(name))
    .map(([, css]) => css)
    .join('\n');
  const lean = leanSheets(await purgeSheets(sheets, names), {
    isLightOnly,
    isRead: (name) => later.includes(`var(${name}`),
    isNamed: (name) => names.has(name),
  });
  return Object.fromEntries(
    Object.entries(lean).filter(([name]) => OF_BUNDLE.test(name)),
  );
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(WORD) ?? []));
}

function* markupOf({names, read}: SiteFiles): Iterable<string> {
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    yield (read(name).match(NAMING) ?? []).join('\n');
  }
}
