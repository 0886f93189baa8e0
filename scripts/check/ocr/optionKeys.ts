import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Fault, Problem} from '../../../src/sets/problem';
import {meant} from '../../../src/sets/meant';
import {collectCSamples} from '../../samples/c/collect';
import {lineAt} from '../sourceLines';
import {headerKeys, type HeaderKey} from './headerKeys';

/** A key of JSON in a string of C, or in a fence, with a value that is no object. */
const IN_C =
  /\\"([A-Za-z_]\w*)\\"\s*:\s*(\\"((?:[^"\\]|\\[^"])*)\\"|-?\d+(?:\.\d+)?|true|false)?/g;
/** Strings of C, those that the compiler puts together as one. */
const STRINGS = /"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*/g;
const IN_JSON =
  /"([A-Za-z_]\w*)"\s*:\s*("((?:[^"\\]|\\.)*)"|-?\d+(?:\.\d+)?|true|false)?/g;

/**
 * Keys of the objects that samples pass, which the header does not know, and values that it does not allow. Samples
 * that show a refusal say so by the status that they print.
 *
 * @param source - text of the header
 * @param read - reads a file that a fence shows
 */
export function optionKeyProblems(
  pages: readonly SourcePage[],
  source: string,
  read: (file: string) => string,
): Problem[] {
  const keys = headerKeys(source);
  const words = new Set(source.match(/[A-Za-z_]\w*/g));
  const isOption = (key: string) =>
    keys.some((each) => each.key.split('.').includes(key));
  const texts = [
    ...collectCSamples(pages, read).samples.flatMap(({file, line, code}) =>
      [...code.matchAll(STRINGS)].map(({0: text, index}) => ({
        file,
        line: line + lineAt(code, index) - 1,
        text,
        pattern: IN_C,
      })),
    ),
    ...pages
      .flatMap(({fences}) => fences)
      // A fence that is a file of its own, or the answer of the library, has other keys.
      .filter(
        ({lang, meta}) =>
          lang === 'json' && !/\.json$|^Output/.test(meta.get('title') ?? ''),
      )
      .map(({file, line, code}) => ({
        file,
        line,
        text: code,
        pattern: IN_JSON,
      })),
  ];
  return texts.flatMap(({file, line, text, pattern}) => {
    const found = [...text.matchAll(pattern)];
    // An object of another program has none of the keys.
    return found.some(([, key = '']) => isOption(key))
      ? found.flatMap(({1: key = '', 2: value, index}) =>
          keyFaults(key, value?.replaceAll('\\"', '"'), keys, words).map(
            (fault) => ({
              file,
              line: line + lineAt(text, index) - 1,
              ...fault,
            }),
          ),
        )
      : [];
  });
}

function keyFaults(
  key: string,
  value: string | undefined,
  keys: readonly HeaderKey[],
  words: ReadonlySet<string>,
): Fault[] {
  if (!words.has(key)) {
    const known = keys.map((each) => each.key.split('.').at(-1)!);
    return [
      {
        found: `the key "${key}" of a JSON object`,
        expected: 'a key that the header describes',
        remedy: `${meant(key, known)}Correct the key: an unknown one is refused with ARGO_E_OPTION.`,
      },
    ];
  }
  const rows = keys.filter((each) => each.key.split('.').at(-1) === key);
  // Keys of one name in two objects are told apart by their objects alone.
  const [row] = rows;
  return rows.length !== 1 || !row || value === undefined
    ? []
    : valueFaults(row, value);
}

function valueFaults({key, type, text}: HeaderKey, value: string): Fault[] {
  const allowed: readonly string[] =
    /^"\w+"(?: \| "\w+")+/.exec(text)?.[0].match(/"\w+"/g) ?? [];
  const [, from, to] = /^(-?[\d.]+) to ([\d.]+)/.exec(text) ?? [];
  const isText = value.startsWith('"');
  // What a program puts in, `%s` and `%d`, is known when it runs.
  if (value.includes('%')) {
    return [];
  }
  const expected =
    allowed.length > 0 && !allowed.includes(value)
      ? allowed.join(' or ')
      : /^(?:integer|number)$/.test(type) &&
          (isText ||
            (from !== undefined && Number(value) < Number(from)) ||
            (to !== undefined && Number(value) > Number(to)))
        ? `${type}, ${text.split(/[;.] /, 1)[0]}`
        : type === 'boolean' && !/^(?:true|false)$/.test(value)
          ? 'true or false'
          : type === 'string' && !isText
            ? 'a text between quotes'
            : undefined;
  return expected === undefined
    ? []
    : [
        {
          found: `"${key}": ${value}`,
          expected: `${expected}, as the header says`,
          remedy: 'Correct the value: it is refused with ARGO_E_OPTION.',
        },
      ];
}
