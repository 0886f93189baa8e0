import type {Problem} from '../../src/sets/problem';

/** An entry of a translation file, as Docusaurus reads it. */
export interface TranslationEntry {
  readonly message: string;
  /** The English text that was translated. Docusaurus shows it to translators, and no reader. */
  readonly description?: string;
}

/**
 * What is wrong with an entry that translates another English text than the source has now, or does not say
 * which.
 *
 * @param at - where the entry stands
 * @param english - what the source says now
 */
export function staleProblems(
  at: Pick<Problem, 'file' | 'line'>,
  id: string,
  {description}: TranslationEntry,
  english: string,
): Problem[] {
  return description === english
    ? []
    : [
        {
          ...at,
          found:
            description === undefined
              ? `"${id}" does not say which English text it translates`
              : `"${id}" translates "${description}"`,
          expected: `a translation of "${english}", as the source says now`,
          remedy: `Change its "message" where the English text means something else now; then confirm that the two say the same: npm run translated -- ${id}`,
        },
      ];
}

/**
 * A translation file whose entries say which English texts they translate.
 *
 * @param english - the texts of the sources, by id
 * @param ids - entries of which the translation is confirmed; those that say nothing yet when there is none
 * @throws Error naming an id that has no entry, or no text
 */
export function withSources(
  file: string,
  entries: Readonly<Record<string, TranslationEntry>>,
  english: ReadonlyMap<string, string>,
  ids: readonly string[],
): Record<string, TranslationEntry> {
  for (const id of ids) {
    if (!Object.hasOwn(entries, id) || !english.has(id)) {
      throw new Error(
        `npm run translated: expected the id of a text that ${file} translates, received "${id}". ${Object.hasOwn(entries, id) ? 'No source has it: take the entry away.' : `Add it to ${file} first, or correct the id.`}`,
      );
    }
  }
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const isMeant =
        ids.length > 0
          ? ids.includes(id)
          : entry.description === undefined && english.has(id);
      return [
        id,
        isMeant
          ? {message: entry.message, description: english.get(id)!}
          : entry,
      ];
    }),
  );
}
