import type {Code, RootContent} from 'mdast';
import type {
  ApiFunction,
  ApiHeader,
} from '../../../src/sets/ocr/contract/headerTypes';
import {parseFenceMeta} from '../../../src/sets/page/fences';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';

type Missing = Pick<Problem, 'expected' | 'remedy'>;

/** Says what a section lacks; undefined when it has all. */
type Section = (
  content: readonly RootContent[],
  item: ApiFunction,
) => Missing | undefined;

/** Sections of a function page, by their anchors in their order, and what each holds. */
const SECTIONS: Readonly<Record<string, Section>> = {
  signature: (content, {name}) =>
    codesIn(content).some(({meta}) => meta.get('from-header') === name)
      ? undefined
      : {
          expected: `a fence with from-header="${name}"`,
          remedy: 'Write it, and leave it empty: the build fills it.',
        },
  parameters: element('ApiParameters'),
  usage: element('ApiUsage'),
  errors: element('ApiErrors'),
  rules: element('ApiRules'),
  example: missingProgram,
  remarks: (content) =>
    content.some(({type}) => ['paragraph', 'list', 'table'].includes(type))
      ? undefined
      : {
          expected: 'text',
          remedy: 'Say what a caller has to know beyond the tables.',
        },
  'see-also': element('ApiSeeAlso'),
};

/** Pages before and after the function pages, which follow each other in the order of calls. */
const BEFORE = 'api/c_api_details';
const AFTER = 'sample/ocr_sdk_sample_details';

/** Holds a function page to the sections that all function pages share, in their order. */
export function functionPageProblems(
  page: MarkdownPage,
  item: ApiFunction,
  {functions}: ApiHeader,
): Problem[] {
  const {file, frontMatter, tree} = page;
  const headings = page.headings.filter(({level}) => level === 2);
  const found = headings.map(({explicitId}) => explicitId ?? '(no anchor)');
  const ids = Object.keys(SECTIONS);
  const index = functions.findIndex(({name}) => name === item.name);
  const pageOf = (at: number, end: string) =>
    functions[at] ? `api/${functions[at].name}` : end;
  const expected: Readonly<Record<string, string>> = {
    title: item.name,
    symbol: item.name,
    pagination_prev: pageOf(index - 1, BEFORE),
    pagination_next: pageOf(index + 1, AFTER),
  };
  return [
    ...Object.entries(expected)
      .filter(([key, value]) => frontMatter[key] !== value)
      .map(([key, value]) => ({
        file,
        line: keyLine(page, key),
        found: `front matter ${key} is "${String(frontMatter[key])}"`,
        expected: `"${value}"`,
        remedy: 'Follow the names and the order of the header.',
      })),
    ...(found.join() === ids.join()
      ? []
      : [
          {
            file,
            line: headings[0]?.line ?? 1,
            found: `level 2 sections are (${found.join(', ')})`,
            expected: `(${ids.join(', ')})`,
            remedy: 'Write the missing section, or put the sections in order.',
          },
        ]),
    ...headings.flatMap(({explicitId = '', line, node}, at) => {
      const content = tree.children.slice(
        tree.children.indexOf(node) + 1,
        headings[at + 1] && tree.children.indexOf(headings[at + 1]!.node),
      );
      const missing = SECTIONS[explicitId]?.(content, item);
      return missing
        ? {
            file,
            line,
            found: `the section #${explicitId} without what it is for`,
            ...missing,
          }
        : [];
    }),
  ];
}

function codesIn(content: readonly RootContent[]) {
  return content
    .filter((node): node is Code => node.type === 'code')
    .map((node) => ({...node, meta: parseFenceMeta(node.meta)}));
}

function element(name: string): Section {
  return (content, item) =>
    content.some(
      (node) =>
        node.type === 'mdxJsxFlowElement' &&
        node.name === name &&
        node.attributes.some(({value}) => value === item.name),
    )
      ? undefined
      : {
          expected: `<${name} of="${item.name}" />`,
          remedy: 'Write the element: the build draws it from the header.',
        };
}

function missingProgram(
  content: readonly RootContent[],
  {name, kind}: ApiFunction,
): Missing | undefined {
  const codes = codesIn(content);
  const at = codes.findIndex(
    ({lang, value}) =>
      lang === 'c' &&
      /\bint main\(/.test(value) &&
      // A callback type is used by writing a function of it: its own name need not appear.
      (kind === 'callback' || new RegExp(`\\b${name}\\b`).test(value)),
  );
  const hasOutput = codes
    .slice(at + 1)
    .some(({meta}) => meta.get('title')?.startsWith('Output'));
  return at >= 0 && hasOutput
    ? undefined
    : {
        expected: `a complete C program that uses ${name}, and below it a fence with title="Output"`,
        remedy: 'Write one with its own main, run it, and paste the session.',
      };
}
