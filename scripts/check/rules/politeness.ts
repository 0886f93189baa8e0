import type {Problem} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';

/** Folders in which Korean readers are spoken to, and what of them is no sentence. */
const FOLDERS = ['i18n/ko', 'src'];
const TEXTS = /\.(?:json|mdx?|tsx?)$/;
const WORDS_ALONE = /search-(?:terms|synonyms)/;

/**
 * Sentences in the plain style: statements other than -니다 (한다, 이다, 있다), and orders (확인해라, 하라).
 * A text, an element or a line ends after them, or another sentence begins.
 */
const PLAIN =
  /[가-힣]*[가-힣](?:(?<!니)다|(?:아|어|여|해|하|으)라|(?<=[하가보]자))[.!](?=[\s"'`<)|\]\\]|$)/gu;

/** The familiar polite style (있어요, 해요), which is another level than -니다. */
const FAMILIAR =
  /[가-힣]*(?:어요|아요|여요|해요|워요|려요|예요|에요|네요|죠|지요|까요|군요|데요|돼요|래요)[.!?](?=[\s"'`<)|\]\\]|$)/gu;

const POLITE = /[가-힣](?:니다|세요|십시오|니까)[.!?]/gu;

/** Korean texts speak to readers politely throughout. */
export const politeness: Check = {
  name: 'politeness',
  unit: 'polite sentences',
  run({files}) {
    const texts = FOLDERS.flatMap((folder) => files.list(folder))
      .filter((file) => TEXTS.test(file) && !WORDS_ALONE.test(file))
      .map((file) => ({file, text: files.read(file)}));
    return {
      inspected: texts.reduce(
        (sum, {text}) => sum + (text.match(POLITE)?.length ?? 0),
        0,
      ),
      problems: texts.flatMap(({file, text}) =>
        [...text.matchAll(PLAIN), ...text.matchAll(FAMILIAR)].map(
          ({0: end, index}): Problem => ({
            file,
            line: lineAt(text, index),
            found: `a sentence that ends in "${end}"`,
            expected: 'the polite style, -니다 or -세요, as in all other texts',
            remedy:
              'Change its ending: 확인해라. is 확인하세요., 한다. and 해요. are 합니다.',
          }),
        ),
      ),
    };
  },
};
