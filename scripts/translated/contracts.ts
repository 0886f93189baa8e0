import {existsSync, readFileSync} from 'node:fs';
import {hashText, suggestName} from '../../src/content';
import {
  SET_REFERENCES,
  type Catalogue,
  type CatalogueEntry,
} from '../../src/reference';
import {groupBy} from '../../src/site/groupBy';
import {getCatalogueFolder} from '../../src/site/translations';

/** A text of a contract, and where its translation belongs. */
export interface CatalogueText extends CatalogueEntry {
  readonly key: string;
  /** Set and page, such as `ocr/run`. */
  readonly name: string;
  readonly file: string;
}

/** Lists the English texts of all contracts that pages show, in the order of the contracts. */
export function listCatalogueTexts(locale: string): CatalogueText[] {
  return Object.entries(SET_REFERENCES).flatMap(([set, {listTexts}]) =>
    listTexts()
      .filter(({page}) => page !== '')
      .map(({key, english, page}) => ({
        key,
        text: english,
        hash: hashText(english),
        name: `${set}/${page}`,
        file: `${getCatalogueFolder(locale, set)}/${page}.json`,
      })),
  );
}

/** An entry to fill in: the English text, and the earlier translation if that is stale. */
interface OpenEntry extends CatalogueEntry {
  readonly en: string;
}

/**
 * Lists the entries that are missing or stale.
 *
 * @param texts - texts of one file
 */
export function listOpenEntries(
  texts: readonly CatalogueText[],
  catalogue: Catalogue,
): Record<string, OpenEntry> {
  const open = texts.filter(({key, hash}) => catalogue[key]?.hash !== hash);
  return Object.fromEntries(
    open.map(({key, hash, text: en}) => [
      key,
      {en, hash, text: catalogue[key]?.text ?? ''},
    ]),
  );
}

/**
 * Adds filled-in entries to a catalogue, in the order of the contract. Entries of removed texts go.
 *
 * @param texts - texts of the file
 * @throws Error naming an entry without an English text, or with another one
 */
export function fillCatalogue(
  texts: readonly CatalogueText[],
  catalogue: Catalogue,
  filled: Catalogue,
): Catalogue {
  for (const [key, {hash}] of Object.entries(filled)) {
    const known = texts.find((text) => text.key === key);
    if (known?.hash !== hash) {
      throw new Error(
        `npm run translated: expected the texts that --missing prints, received "${key}", ${
          known
            ? 'whose English text is another one now'
            : `which the contract does not have. ${suggestName(
                key,
                texts.map((text) => text.key),
              )}`
        }`,
      );
    }
  }
  return Object.fromEntries(
    texts.flatMap(({key}) => {
      const {hash = '', text = ''} = filled[key]?.text
        ? filled[key]
        : (catalogue[key] ?? {});
      return text === '' ? [] : [[key, {hash, text}]];
    }),
  );
}

/** File of a catalogue → entries. */
export type CatalogueFiles = Readonly<Record<string, Catalogue>>;

function readCatalogue(file: string): Catalogue {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
    : {};
}

/**
 * Formats what is missing or stale as JSON by file.
 *
 * @param names - pages whose texts to print, such as `ocr/run`; all by default
 */
export function formatMissing(
  locales: readonly string[],
  names: readonly string[],
): string {
  const texts = locales.flatMap(listCatalogueTexts);
  const known = [...new Set(texts.map(({name}) => name))];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `--missing: expected a set and a page of its contract, such as ${known[0]}, received "${unknown}". ${suggestName(unknown, known)}`,
    );
  }
  const open = [...groupBy(texts, ({file}) => file)]
    .filter(([, [first]]) => names.length === 0 || names.includes(first!.name))
    .map(
      ([file, all]) =>
        [file, listOpenEntries(all, readCatalogue(file))] as const,
    )
    .filter(([, entries]) => Object.keys(entries).length > 0);
  return JSON.stringify(Object.fromEntries(open), null, 2);
}

/** Adds the entries of a filled-in file to their catalogues. @returns file → text */
export function fillCatalogues(
  locales: readonly string[],
  filled: CatalogueFiles,
): Record<string, string> {
  const files = groupBy(locales.flatMap(listCatalogueTexts), ({file}) => file);
  return Object.fromEntries(
    Object.entries(filled).map(([file, entries]) => {
      const catalogue = fillCatalogue(
        files.get(file) ?? [],
        readCatalogue(file),
        entries,
      );
      return [file, `${JSON.stringify(catalogue, null, 2)}\n`];
    }),
  );
}
