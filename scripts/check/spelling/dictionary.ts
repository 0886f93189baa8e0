import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {SpellingDictionary} from 'cspell-dictionary';

/** British English, with the software words that every developer knows. */
const PACKAGE = '@cspell/dict-en-gb-mit';

/** What the main file of a package of dictionaries says of each. */
interface DictionaryPackage {
  readonly dictionaryDefinitions: readonly {readonly path: string}[];
}

let loaded: Promise<SpellingDictionary> | undefined;

/**
 * The dictionary of the language, read once: that takes most of a second.
 *
 * @param root - folder of the repository, whose package is taken
 */
export function englishDictionary(root: string): Promise<SpellingDictionary> {
  loaded ??= load(
    createRequire(path.join(root, 'package.json')).resolve(PACKAGE),
  );
  return loaded;
}

async function load(main: string): Promise<SpellingDictionary> {
  const {dictionaryDefinitions} = JSON.parse(
    readFileSync(main, 'utf8'),
  ) as DictionaryPackage;
  const file = path.join(
    path.dirname(main),
    dictionaryDefinitions[0]?.path ?? '',
  );
  // The package has no door for `require`, which a static import becomes.
  const {createSpellingDictionaryFromTrieFile} =
    await import('cspell-dictionary');
  return createSpellingDictionaryFromTrieFile(
    new Uint8Array(gunzipSync(readFileSync(file))),
    PACKAGE,
    file,
    {},
  );
}
