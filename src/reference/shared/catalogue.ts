import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {mapContractTexts, memoize, type Contract} from '@document-sdk/contract';
import {hashText} from '../../content';
import type {Locale} from '../../site/locales';
import {getCatalogueFolder} from '../../site/translations';

/** Translated text of a comment. */
export interface CatalogueEntry {
  /** Hash of the English text from which it was made. */
  readonly hash: string;
  readonly text: string;
}

/** Translations of the comments that a page shows, by the keys of `mapContractTexts`. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/**
 * Makes a function that reads the translated comments of a contract as they are now.
 *
 * @param set - id of the documentation set
 * @returns hash of an English text → translation; the same map until a file changes
 */
export function createCatalogueReader(
  locale: Locale,
  set: string,
): () => ReadonlyMap<string, string> {
  const folder = getCatalogueFolder(locale, set);
  const list = () =>
    existsSync(folder)
      ? readdirSync(folder).map((name) => path.join(folder, name))
      : [];
  return memoize<[string], ReadonlyMap<string, string>>(
    () => [
      list()
        .map((file) => `${file} ${statSync(file).mtimeMs}`)
        .join(),
    ],
    () =>
      new Map(
        list()
          .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue)
          .flatMap(Object.values)
          .map(({hash, text}: CatalogueEntry) => [hash, text]),
      ),
  );
}

/** Translates the comments of a contract. Those without a translation stay English. */
export function translateContract(
  contract: Contract,
  texts: ReadonlyMap<string, string>,
): Contract {
  return texts.size === 0
    ? contract
    : mapContractTexts(
        contract,
        (_, text) => texts.get(hashText(text)) ?? text,
      );
}

/** A text of a comment that can be translated. */
export interface ContractText {
  /** Key as in `mapContractTexts`. */
  readonly key: string;
  readonly english: string;
  /** Last part of the address of the page that shows it. */
  readonly page: string;
}

/**
 * Lists the texts of the comments in a contract.
 *
 * @param addressOf - returns the address of the entry of a name
 */
export function listContractTexts(
  contract: Contract,
  addressOf: (name: string) => string | undefined,
): ContractText[] {
  const texts: ContractText[] = [];
  mapContractTexts(contract, (key, english) => {
    const [name = ''] = key.split(' ', 1);
    const [address = ''] = [name, name.replace(/\..*/, '')].flatMap(
      (each) => addressOf(each) ?? [],
    );
    const [page = ''] = /[^/#]*(?=#|$)/.exec(address) ?? [];
    texts.push({key, english, page});
    return english;
  });
  return texts;
}
