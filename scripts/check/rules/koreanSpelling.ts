import type {Problem} from '../../../src/sets/problem';
import {KOREAN_SLIPS} from '../spelling/koreanSlips';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';

/** Texts that Korean readers read: translations, and tables that carry both languages. */
const FOLDERS = ['i18n/ko', 'src'];
const TEXTS = /\.(?:json|mdx?|tsx?)$/;
/** What readers type, misspelt words too. */
const TYPED = /search-(?:terms|synonyms)|^src\/search\//;

/** Korean texts are spelt as the standard spells words, and without the common slips. */
export const koreanSpelling: Check = {
  name: 'korean spelling',
  unit: 'words',
  run({files}) {
    const texts = FOLDERS.flatMap((folder) => files.list(folder))
      .filter((file) => TEXTS.test(file) && !TYPED.test(file))
      .map((file) => ({file, text: files.read(file)}))
      .map(({file, text}) => ({file, text: withoutKeywords(text)}))
      .filter(({text}) => /[가-힣]/.test(text));
    return {
      inspected: texts.reduce(
        (sum, {text}) => sum + (text.match(/[가-힣]+/g)?.length ?? 0),
        0,
      ),
      problems: texts.flatMap(({file, text}) =>
        KOREAN_SLIPS.flatMap(({wrong, right}) =>
          [...text.matchAll(wrong)].map((match): Problem => ({
            file,
            line: lineAt(text, match.index),
            found: `"${match[0]}"`,
            // Not by the rule itself, which also looks at what stands around.
            expected: `"${right.replaceAll(/\$(\d)/g, (_, part) => match[part] ?? '')}"`,
            remedy:
              'Correct it; a rule that is wrong here stands in scripts/check/spelling/koreanSlips.ts.',
          })),
        ),
      ),
    };
  },
};

/** Search terms in front matter are what readers type; blanks in their place keep the lines. */
function withoutKeywords(text: string): string {
  return text.replace(/^keywords: .*$/m, (found) => ' '.repeat(found.length));
}
