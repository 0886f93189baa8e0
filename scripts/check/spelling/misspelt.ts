import type {Problem} from '../../../src/sets/problem';
import type {Sources} from '../sources';
import {lineAt} from '../sourceLines';
import type {CheckResult} from '../types';
import {contractNames} from './contractTexts';
import {englishDictionary} from './dictionary';
import {OWN_WORDS_FILE, readOwnWords} from './ownWords';
import {makeSpeller} from './speller';
import {sampleNames, type SpelledText} from './texts';
import {wordsOf} from './words';

/** Holds texts to the dictionary, the words of the product and the names of the contracts. */
export async function misspelt(
  texts: readonly SpelledText[],
  {files}: Pick<Sources, 'files'>,
): Promise<CheckResult> {
  const speller = makeSpeller(
    await englishDictionary(files.root),
    new Set(readOwnWords(files).map(({word}) => word)),
    new Set([...contractNames(files), ...sampleNames(files)]),
  );
  let inspected = 0;
  const problems = texts.flatMap(({file, line, text}) =>
    wordsOf(text).flatMap(({word, index}): Problem[] => {
      inspected += 1;
      const expected = speller.fault(word);
      return expected === undefined
        ? []
        : [
            {
              file,
              line: line + lineAt(text, index) - 1,
              found: `"${word}"`,
              expected,
              remedy: `Correct it; write a name of code between back-ticks; add a word of the field to ${OWN_WORDS_FILE}.`,
            },
          ];
    }),
  );
  return {inspected, problems};
}
