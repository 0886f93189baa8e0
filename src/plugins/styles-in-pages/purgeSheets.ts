import {PurgeCSS} from 'purgecss';

/** Style sheets by their paths. */
export type Sheets = Readonly<Record<string, string>>;

/** What of a page may name styles: all but its text. */
const NAMING =
  /<script\b[^]*?<\/script>|\s(?:class|id|style)=(?:"[^"]*"|[^\s>]+)/g;

const WORD = /[\w-]+/g;

/** Names of elements, and more words than those. */
const ELEMENT = /(?<![\w.#:-])[a-z][\w-]*/g;
const ATTRIBUTE = /(?<=\[)[\w-]+/g;

/** PurgeCSS removes a rule for what is not any of some classes when nothing names these. */
const NOT_ANY = /[^{}]*:not\([^{}]*:(?:is|where)\([^{}]*\{/g;

/** The words of a built page by which style sheets may find its elements. */
export function namesInPage(html: string): string[] {
  return namesInScript((html.match(NAMING) ?? []).join('\n'));
}

/** The words of a script, which may be class names that it sets. */
export function namesInScript(script: string): string[] {
  return script.match(WORD) ?? [];
}

/**
 * Removes the rules for classes and ids that nothing names. Rules for elements, attributes and states stay: scripts
 * set them in more ways than can be read off their texts.
 *
 * @param names - in the pages, and in the scripts that run in them
 */
export async function purgeSheets(
  sheets: Sheets,
  names: ReadonlySet<string>,
): Promise<Sheets> {
  const all = Object.values(sheets).join('\n');
  const purged = await new PurgeCSS().purge({
    css: Object.entries(sheets).map(([name, css]) => ({
      name,
      // https://purgecss.com/safelisting.html#in-the-css-directly
      raw: css.replace(NOT_ANY, '/* purgecss ignore */$&'),
    })),
    content: [{raw: '', extension: 'html'}],
    defaultExtractor: () => ({
      undetermined: [...names],
      tags: all.match(ELEMENT) ?? [],
      classes: [],
      ids: [],
      attributes: {names: [], values: []},
    }),
    dynamicAttributes: all.match(ATTRIBUTE) ?? [],
    // States, and class names with other characters than those of words.
    safelist: [/[^\w-]/],
  });
  return Object.fromEntries(purged.map(({file, css}) => [file!, css]));
}
