import {PurgeCSS} from 'purgecss';
import type {Sheets} from './siteFiles';

/** Names of elements, and more words than those. */
const ELEMENT = /(?<![\w.#:-])[a-z][\w-]*/g;
const ATTRIBUTE = /(?<=\[)[\w-]+/g;

/** Rules that the tool takes out wrongly: those for what is not any of some classes, when nothing names these. */
const NOT_ANY = /[^{}]*:not\([^{}]*:(?:is|where)\([^{}]*\{/g;

/**
 * Takes out of style sheets the rules for classes and ids that nothing names. Elements, attributes and states never
 * decide: scripts set them in more ways than can be read off their texts.
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
