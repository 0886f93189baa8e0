import type {SpecifiedLocale} from '../../../src/site/locales';
import type {LegalTextId} from '../../../src/site/legalTexts';
import type {LegalFact} from './facts';

/** Where the words of a section come from. */
export interface StatedSection {
  readonly id: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** A text as it stands somewhere: in its source, on its page, in its dialog. */
export interface StatedText {
  readonly file: string;
  readonly sections: readonly StatedSection[];
}

/**
 * Looks for every fact in every place that must state it.
 *
 * @param texts - the three texts in one language
 * @returns how many places were looked at, and a message for each that does not state its fact
 */
export function findMissingFacts(
  facts: readonly LegalFact[],
  locale: SpecifiedLocale,
  texts: Readonly<Record<LegalTextId, StatedText>>,
): {checked: number; problems: string[]} {
  let checked = 0;
  const problems: string[] = [];
  for (const {fact, spec, words, in: places} of facts) {
    for (const place of places) {
      checked += 1;
      const [id, anchor] = place.split('#') as [LegalTextId, string];
      const {file, sections} = texts[id];
      const section = sections.find((candidate) => candidate.id === anchor);
      if (!section) {
        problems.push(
          `${file}:1: no section {#${anchor}}: expected it to state "${fact}" (specification, section ${spec}). Restore the section with this id.`,
        );
      } else if (!section.lines.some((line) => words[locale].test(line))) {
        problems.push(
          `${file}:${section.line}: {#${anchor}} does not state "${fact}" (specification, section ${spec}): expected a line matching ${words[locale]}. Write the fact, or change its words in tests/content/legal/facts.ts.`,
        );
      }
    }
  }
  return {checked, problems};
}
