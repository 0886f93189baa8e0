import type {Code, RootContent} from 'mdast';
import {parseFenceMeta} from '../../../src/sets/page/fences';

/** What a section holds: a fence, a program with its output, text, or an element by its name. */
export type SectionContent =
  | 'fence'
  | 'program'
  | 'text'
  | 'ApiParameters'
  | 'ApiErrors'
  | 'ApiRules'
  | 'ApiSeeAlso';

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
): string | undefined {
  switch (holds) {
    case 'fence':
      return fences(content).some(
        (fence) => meta(fence, 'from-header') === name,
      )
        ? undefined
        : `expected a fence with from-header="${name}"`;
    case 'program':
      return missingProgram(fences(content), name);
    case 'text':
      return content.some(({type}) => TEXT.includes(type))
        ? undefined
        : 'expected text';
    default:
      return elementOf(content, holds) === name
        ? undefined
        : `expected <${holds} of="${name}" />`;
  }
}

const TEXT: readonly string[] = ['paragraph', 'list', 'table'];

function fences(content: readonly RootContent[]): Code[] {
  return content.filter((node): node is Code => node.type === 'code');
}

function meta(fence: Code, key: string): string | undefined {
  return parseFenceMeta(fence.meta ?? '').get(key);
}

function missingProgram(
  all: readonly Code[],
  name: string,
): string | undefined {
  // A callback type is used by writing a function of it: its own name need not appear.
  const used = name === 'C_RESULT_CALLBACK' ? 'ARGO_CALL' : name;
  const at = all.findIndex(
    ({lang, value}) =>
      lang === 'c' &&
      /\bint main\(/.test(value) &&
      new RegExp(`\\b${used}\\b`).test(value),
  );
  if (at < 0) {
    return `expected a complete C program that uses ${name}`;
  }
  return all
    .slice(at + 1)
    .some((fence) => meta(fence, 'title')?.startsWith('Output'))
    ? undefined
    : 'expected the output of the program in a fence with title="Output"';
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
