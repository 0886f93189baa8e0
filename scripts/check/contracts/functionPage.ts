import type {
  ApiFunction,
  ApiHeader,
} from '../../../src/sets/ocr/contract/headerTypes';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import type {Problem} from '../../../src/sets/problem';

/** Sections of a function page, by their anchors in their order, and what each must contain. */
const SECTIONS: Readonly<Record<string, (item: ApiFunction) => string[]>> = {
  signature: ({name}) => [`from-header="${name}"`],
  parameters: ({name}) => [`<ApiParameters of="${name}" />`],
  usage: ({name}) => [`<ApiUsage of="${name}" />`],
  errors: ({name}) => [`<ApiErrors of="${name}" />`],
  rules: ({name}) => [`<ApiRules of="${name}" />`],
  // A callback type is used by writing a function of it: its own name need not appear.
  example: ({name, kind}) => [
    'int main(',
    ...(kind === 'callback' ? [] : [`${name}(`]),
    'title="Output',
  ],
  remarks: () => [],
  'see-also': ({name}) => [`<ApiSeeAlso of="${name}" />`],
};

/** Pages before and after the function pages, which follow each other in the order of calls. */
const BEFORE = 'api/c_api_details';
const AFTER = 'sample/ocr_sdk_sample_details';

/** Holds a function page to the sections that all function pages share, in their order. */
export function functionPageProblems(
  {file, text, frontMatter, ...page}: MarkdownPage,
  item: ApiFunction,
  {functions}: ApiHeader,
): Problem[] {
  const headings = page.headings.filter(({level}) => level === 2);
  const found = headings.map(({explicitId}) => explicitId ?? '(no anchor)');
  const ids = Object.keys(SECTIONS);
  const lines = text.split('\n');
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
        line: keyLine({text}, key),
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
    ...headings.flatMap(({explicitId = '', line}, at) => {
      const content = lines
        .slice(line, headings[at + 1] && headings[at + 1]!.line - 1)
        .join('\n');
      const missing = (SECTIONS[explicitId]?.(item) ?? []).filter(
        (part) => !content.includes(part),
      );
      return content.trim() !== '' && missing.length === 0
        ? []
        : {
            file,
            line,
            found: `the section #${explicitId} without what it is for`,
            expected: missing.join(', ') || 'text',
            remedy: 'Write it, as the pages of other functions have it.',
          };
    }),
  ];
}
