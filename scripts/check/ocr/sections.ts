import type {Code, RootContent} from 'mdast';
import {parseFenceMeta} from '../../../src/sets/page/fences';
import type {Problem} from '../../../src/sets/problem';

/** What a section holds: a fence, a program with its output, text, or an element by its name. */
export type SectionContent =
  | 'fence'
  | 'program'
  | 'text'
  | 'ApiParameters'
  | 'ApiUsage'
  | 'ApiErrors'
  | 'ApiRules'
  | 'ApiSeeAlso';

/** What should stand in a section, and how to put it there. */
export type MissingPart = Pick<Problem, 'expected' | 'remedy'>;

/**
 * Says what a section of a function page lacks.
 *
 * @param content - the nodes of the section
 * @param name - the page's function
 * @returns undefined when nothing is missing
 */
export function missingPart(
  content: readonly RootContent[],
  holds: SectionContent,
  name: string,
): MissingPart | undefined {
  switch (holds) {
    case 'fence':
      return codesIn(content).some((code) => meta(code, 'from-header') === name)
        ? undefined
        : {
            expected: `a fence with from-header="${name}"`,
            remedy: `Write \`\`\`c from-header="${name}" and leave the fence empty: the build fills it.`,
          };
    case 'program':
      return missingProgram(codesIn(content), name);
    case 'text':
      return content.some(({type}) => TEXT.includes(type))
        ? undefined
        : {
            expected: 'text',
            remedy: 'Say what a caller has to know beyond the tables.',
          };
    default:
      return elementOf(content, holds) === name
        ? undefined
        : {
            expected: `<${holds} of="${name}" />`,
            remedy: 'Write the element: the build draws it from the header.',
          };
  }
}

const TEXT: readonly string[] = ['paragraph', 'list', 'table'];

function codesIn(content: readonly RootContent[]): Code[] {
  return content.filter((node): node is Code => node.type === 'code');
}

function meta(code: Code, key: string): string | undefined {
  return parseFenceMeta(code.meta).get(key);
}

function missingProgram(
  all: readonly Code[],
  name: string,
): MissingPart | undefined {
  // A callback type is used by writing a function of it: its own name need not appear.
  const used = name === 'C_RESULT_CALLBACK' ? 'ARGO_CALL' : name;
  const at = all.findIndex(
    ({lang, value}) =>
      lang === 'c' &&
      /\bint main\(/.test(value) &&
      new RegExp(`\\b${used}\\b`).test(value),
  );
  if (at < 0) {
    return {
      expected: `a complete C program that uses ${name}`,
      remedy: 'Write one with its own main: it is compiled and run.',
    };
  }
  return all
    .slice(at + 1)
    .some((code) => meta(code, 'title')?.startsWith('Output'))
    ? undefined
    : {
        expected: 'the output of the program in a fence with title="Output"',
        remedy: 'Run the program and paste the session below it.',
      };
}

/** Value of the attribute `of` of the first element with that name. */
function elementOf(
  content: readonly RootContent[],
  name: string,
): string | undefined {
  const element = content.find(
    (node) => 'name' in node && node.name === name,
  ) as {attributes?: {name: string; value: string}[]} | undefined;
  return element?.attributes?.find((attribute) => attribute.name === 'of')
    ?.value;
}
