import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** Phrases that are no English of the field, and what to write instead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bin silence\b/gi, '"silently"'],
  [/\bleft out of account\b/gi, '"ignored"'],
  [/\bhangs? together\b/gi, '"relate"'],
  [/\b(?:is|are) told by\b/gi, '"is reported by"'],
  [/\bkeeps? quiet about\b/gi, '"ignore"'],
  [/\bon view\b/gi, '"displayed" or "visible"'],
  [/\bshown texts?\b/gi, '"displayed text"'],
  [/\bletter case\b/gi, '"case"'],
  [/\bmuch data\b/gi, '"large data sets"'],
  [/\bof an own\b/gi, '"its own"'],
  [/\bis no security\b/gi, '"isn\'t security"'],
];

/** Pages are worded as the field words things. Code is left out. */
export const wording: Check = {
  name: 'wording',
  unit: 'pages',
  run({pages}) {
    const english = pages.filter(({file}) => !file.startsWith('i18n/'));
    return {
      inspected: english.length,
      problems: english.flatMap(({file, text}) => foreignPhrases(file, text)),
    };
  },
};

function foreignPhrases(file: string, text: string): Problem[] {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = /^\s*```/.test(line);
    isCode = isCode !== isFence;
    if (isCode || isFence) {
      return [];
    }
    return PHRASES.flatMap(([phrase, better]) =>
      [...line.matchAll(phrase)].map(([found]) => ({
        file,
        line: index + 1,
        found: `"${found}"`,
        expected: better,
        remedy: 'Say it as a native writer of the field does.',
      })),
    );
  });
}
