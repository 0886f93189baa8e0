import {leanSheets} from './leanSheets';
import {namesIn} from './namesIn';
import {purgeSheets} from './purgeSheets';
import {
  OF_BUNDLE,
  scriptsOf,
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

/**
 * Styles of navbar and footer that the configuration may choose: the scripts of the theme name them all, the pages have
 * those that are chosen.
 */
const CHOSEN = /^(?:navbar|footer)--/;

/** The sheet that every page has, as Docusaurus names it. Others may come later, as their files hold them. */
const COMMON = /^assets\/css\/styles\./;

/**
 * Finds out which styles stand in the pages of a build.
 *
 * @param site - files of the build
 * @returns path of each style sheet of the bundle → what of it pages or scripts can use
 */
export async function sheetsForPages(
  site: SiteFiles,
  {native, isLightOnly}: Options,
): Promise<Sheets> {
  const sheets = sheetsOf(site);
  const ofScripts = namesIn(scriptsOf(site), namesIn(native));
  const chosen = [...ofScripts.words].filter((word) => CHOSEN.test(word));
  chosen.forEach((word) => ofScripts.words.delete(word));
  const names = namesIn(markupOf(site), ofScripts);
  const later = Object.entries(sheets)
    .filter(([name]) => !COMMON.test(name))
    .map(([, css]) => css)
    .join('\n');
  const lean = leanSheets(await purgeSheets(sheets, names), {
    isLightOnly,
    isRead: (name) => later.includes(`var(${name}`),
    isNamed: (name) => names.words.has(name),
  });
  return Object.fromEntries(
    Object.entries(lean).filter(([name]) => OF_BUNDLE.test(name)),
  );
}

function* markupOf({names, read}: SiteFiles): Iterable<string> {
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    yield (read(name).match(NAMING) ?? []).join('\n');
  }
}
