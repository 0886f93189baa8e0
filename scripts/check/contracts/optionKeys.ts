import {meant} from '../../../src/sets/meant';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {collectCSamples} from '../../samples/c/collect';
import {lineAt} from '../sourceLines';
import type {HeaderKey} from './headerKeys';

/** Strings of C, those that the compiler puts together as one. */
const STRINGS = /"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*/g;
/** A key of JSON, and its value where that is a text; in C, their quotes are escaped. */
const ENTRY = /\\?"([A-Za-z_]\w*)\\?"\s*:\s*(?:\\?"([^"\\%]*)\\?")?/g;

/**
 * Keys of the JSON objects that samples pass and the header does not know, and words that a key does not take. A key
 * of another program's object is none of ours.
 *
 * @param read - reads a file that a fence shows
 */
export function optionKeyProblems(
  pages: readonly SourcePage[],
  {keys, source}: {readonly keys: readonly HeaderKey[]; readonly source: string},
  read: (file: string) => string,
): Problem[] {
  const words = new Set(source.match(/[A-Za-z_]\w*/g));
  const options = keys.filter(({otherwise}) => otherwise !== undefined);
  const names = [...new Set(options.flatMap(({key}) => key.split('.')))];
  const texts = [
    ...collectCSamples(pages, read).samples.flatMap(({file, line, code}) =>
      [...code.matchAll(STRINGS)].map(({0: text, index}) => ({
        file,
        line: line + lineAt(code, index) - 1,
        text,
      })),
    ),
    ...pages
      .flatMap(({fences}) => fences)
      // A fence that is a file of its own, or the answer of the library, has other keys.
      .filter(({lang, meta}) => lang === 'json' && !/\.json$|^Output/.test(meta.get('title') ?? ''))
      .map(({file, line, code}) => ({file, line, text: code})),
  ];
  return texts.flatMap(({file, line, text}) => {
    const entries = [...text.matchAll(ENTRY)];
    return entries.some(([, key = '']) => names.includes(key))
      ? entries.flatMap(({1: key = '', 2: value, index}) => {
          const at = {file, line: line + lineAt(text, index) - 1};
          const allowed = wordsOf(key, options);
          return !words.has(key)
            ? {
                ...at,
                found: `the key "${key}" of a JSON object`,
                expected: 'a key that the header describes',
                remedy: `${meant(key, names)}Correct the key: an unknown one is refused.`,
              }
            : value !== undefined && allowed.length > 0 && !allowed.includes(value)
              ? {
                  ...at,
                  found: `"${key}": "${value}"`,
                  expected: `${allowed.join(' or ')}, as the header says`,
                  remedy: `${meant(value, allowed)}Correct the value: another one is refused.`,
                }
              : [];
        })
      : [];
  });
}

/** The words that a key takes: `"cpu" | "cuda"`. Keys of one name in two objects are told apart by their objects alone. */
function wordsOf(key: string, options: readonly HeaderKey[]): string[] {
  const rows = options.filter((each) => each.key.split('.').at(-1) === key);
  const [list = ''] = /^"\w+"(?: \| "\w+")+/.exec(rows[0]?.text ?? '') ?? [];
  return rows.length === 1 ? (list.match(/\w+/g) ?? []) : [];
}
