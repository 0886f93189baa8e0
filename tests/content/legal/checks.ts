import type {SpecifiedLocale} from '../../../src/site/locales';
import type {LegalTextId} from '../../../src/site/legalTexts';
import type {LegalFact} from './facts';
import type {LegalSource} from './sourceSections';

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

/** Compares the outline of a text in two languages: ids, order, levels and blocks per section. */
export function findOutlineDifferences(
  one: LegalSource,
  other: LegalSource,
): {checked: number; problems: string[]} {
  const problems: string[] = [];
  const outline = ({sections}: LegalSource) =>
    sections.map(({id, depth}) => `${'#'.repeat(depth)} ${id}`);
  const [a, b] = [outline(one), outline(other)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [one.sections[index], other.sections[index]];
    if (a[index] !== b[index]) {
      problems.push(
        `${other.file}:${right?.line ?? 1}: section ${index}: expected "${a[index] ?? 'none'}" as in ${one.file}:${left?.line ?? 1}, found "${b[index] ?? 'none'}". Give both languages the same sections.`,
      );
      break;
    }
    if (String(left?.shape) !== String(right?.shape)) {
      problems.push(
        `${other.file}:${right?.line}: {#${right?.id}} is built of ${right?.shape}; expected ${left?.shape} as in ${one.file}:${left?.line}. Say the same in both languages.`,
      );
    }
  }
  return {checked: a.length, problems};
}
