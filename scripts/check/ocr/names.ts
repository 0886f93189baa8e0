import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ApiHeader} from '../../../src/sets/ocr/contract/headerTypes';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';

/** Names of others that pages write in back-ticks, and no sample uses. */
const OTHER_NAMES = [
  'additionalProperties', // a word of JSON Schema
  'iconv_open', // POSIX
  'MultiByteToWideChar', // Windows
  'u8string', // C++
];

/** `name()`, and `camelCase` as the functions of the header are spelt. */
const NAME = /^(?:([A-Za-z_]\w*)\(.*\)|([a-z]+[A-Z]\w*))$/;

/**
 * Finds names of functions in back-ticks that neither the header has nor any sample uses.
 *
 * @param code - text of the header, and samples
 */
export function nameProblems(
  pages: readonly MarkdownPage[],
  {functions, file: header}: ApiHeader,
  code: readonly string[],
): Problem[] {
  const known = new Set([...OTHER_NAMES, ...code.flatMap(wordsOf)]);
  return pages.flatMap(({file, tree}) => {
    const problems: Problem[] = [];
    visit(tree, 'inlineCode', ({value, position}: InlineCode) => {
      const [, called, plain] = NAME.exec(value) ?? [];
      const name = called ?? plain;
      if (name !== undefined && !known.has(name)) {
        problems.push({
          file,
          line: position?.start.line ?? 1,
          found: `\`${value}\`, which neither ${header} nor a sample has`,
          expected: `a name that is there${closest(name, functions)}`,
          remedy:
            'Correct the name, or list it in scripts/check/ocr/names.ts if it is another library’s.',
        });
      }
    });
    return problems;
  });
}

function wordsOf(code: string): readonly string[] {
  return code.match(/[A-Za-z_]\w*/g) ?? [];
}

/** The function that a name is probably meant to be: the one with the longest beginning in common. */
function closest(name: string, functions: ApiHeader['functions']): string {
  const common = (other: string) => {
    const length = [...other].findIndex(
      (letter, index) => letter.toLowerCase() !== name[index]?.toLowerCase(),
    );
    return length < 0 ? other.length : length;
  };
  const [best] = functions
    .map((item) => item.name)
    .sort((a, b) => common(b) - common(a) || a.length - b.length);
  return best && common(best) >= 4 ? `, such as ${best}` : '';
}
