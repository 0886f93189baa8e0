import type {InterfaceStrings} from '../check/interfaceStrings';
import type {TranslationEntry} from '../check/rules/interfaceStrings';

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
  english: InterfaceStrings,
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
          ? {message: entry.message, description: english.get(id)!.message}
          : entry,
      ];
    }),
  );
}
