import {lacksEnglish, type InterfaceStrings} from '../check/interfaceStrings';
import type {TranslationEntry} from '../check/rules/interfaceStrings';

/**
 * Confirms translations: writes the current English text into the `description` of their entries.
 *
 * @param english - id → English text in the sources
 * @param ids - entries to confirm; if empty, those without an English text, as `write-translations` leaves them
 * @throws Error naming an id without an entry or an English text
 */
export function confirmTranslations(
  file: string,
  entries: Readonly<Record<string, TranslationEntry>>,
  english: InterfaceStrings,
  ids: readonly string[],
): Record<string, TranslationEntry> {
  for (const id of ids) {
    if (!Object.hasOwn(entries, id) || !english.has(id)) {
      throw new Error(
        `npm run translated: expected the id of a text that ${file} translates, received "${id}". ${Object.hasOwn(entries, id) ? 'No source has it: remove the entry.' : `Add it to ${file} first, or correct the id.`}`,
      );
    }
  }
  return Object.fromEntries(
    Object.entries(entries).map(([id, entry]) => {
      const text = english.get(id);
      const isConfirmed =
        ids.length > 0 ? ids.includes(id) : lacksEnglish(entry, text);
      return [
        id,
        isConfirmed && text
          ? {message: entry.message, description: text.message}
          : entry,
      ];
    }),
  );
}
