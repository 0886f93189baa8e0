import {
  didYouMean,
  includedCode,
  includedFile,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import {lineAt, type FileTree} from '../files';
import type {HeaderKey} from './keyTables';

/** A key of JSON, and its value where that is a text; in C, their quotes are escaped. */
const ENTRY = {
  json: /"([A-Za-z_]\w*)"\s*:\s*(?:"([^"\\]*)")?/g,
  c: /\\"([A-Za-z_]\w*)\\"\s*:\s*(?:\\"([^"\\%]*)\\")?/g,
};

/**
 * Keys of the JSON objects that samples pass and the header does not know, and words that a key does not take. Objects
 * of other programs have none of the keys.
 */
export function optionKeyProblems(
  {fences}: SourcePage,
  {
    keys,
    source,
  }: {readonly keys: readonly HeaderKey[]; readonly source: string},
  files: FileTree,
): Problem[] {
  const options = keys.filter(({otherwise}) => otherwise !== undefined);
  const names = [...new Set(options.flatMap(({key}) => key.split('.')))];
  return fences.flatMap((fence) => {
    const shown = includedFile(fence);
    // A fence that is a file of its own, or the answer of the library, has other keys; another check names lost files.
    if (
      /\.json$|^Output/.test(fence.meta.get('title') ?? '') ||
      (shown !== undefined && !files.has(shown))
    ) {
      return [];
    }
    const {file, line, code} = includedCode(fence, files.read);
    const entries = [
      ...code.matchAll(fence.lang === 'json' ? ENTRY.json : ENTRY.c),
    ];
    const isOurs = entries.some(([, key = '']) => names.includes(key));
    return (isOurs ? entries : []).flatMap(({1: key = '', 2: value, index}) => {
      const at = {file, line: line + lineAt(code, index) - 1};
      const words = wordsOf(key, options);
      if (!new RegExp(`\\b${key}\\b`).test(source)) {
        return {
          ...at,
          found: `the key "${key}" of a JSON object`,
          expected: 'a key that the header describes',
          remedy: `${didYouMean(key, names)}Correct it: the library refuses it.`,
        };
      }
      return value === undefined || words.length === 0 || words.includes(value)
        ? []
        : {
            ...at,
            found: `"${key}": "${value}"`,
            expected: `${words.join(' or ')}, as the header says`,
            remedy: `${didYouMean(value, words)}Correct it: the library refuses it.`,
          };
    });
  });
}

/** The words that a key takes: `"cpu" | "cuda"`. Keys of one name in two objects are told apart by their objects alone. */
function wordsOf(key: string, options: readonly HeaderKey[]): string[] {
  const rows = options.filter((each) => each.key.split('.').at(-1) === key);
  const [list = ''] = /^"\w+"(?: \| "\w+")+/.exec(rows[0]?.text ?? '') ?? [];
  return rows.length === 1 ? (list.match(/\w+/g) ?? []) : [];
}
