import type {
  ApiFunction,
  ApiHeader,
} from '../../../src/sets/ocr/contract/headerTypes';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {keyLine} from '../../../src/sets/page/frontMatter';
import type {PageHeading} from '../../../src/sets/page/headings';
import type {Problem} from '../../../src/sets/problem';
import {missingPart, type SectionContent} from './sections';

/** Sections of a function page, in order: anchor, and what the section must contain. */
export const SECTIONS: readonly {id: string; holds: SectionContent}[] = [
  {id: 'signature', holds: 'fence'},
  {id: 'parameters', holds: 'ApiParameters'},
  {id: 'usage', holds: 'ApiUsage'},
  {id: 'errors', holds: 'ApiErrors'},
  {id: 'rules', holds: 'ApiRules'},
  {id: 'example', holds: 'program'},
  {id: 'remarks', holds: 'text'},
  {id: 'see-also', holds: 'ApiSeeAlso'},
];

/** Documents before and after the function pages in the order of calls. */
const BEFORE = 'api/c_api_details';
const AFTER = 'sample/ocr_sdk_sample_details';

/** Checks one function page against the anatomy that all function pages share. */
export function functionPageProblems(
  page: MarkdownPage,
  item: ApiFunction,
  header: ApiHeader,
): Problem[] {
  const headings = page.headings.filter(({level}) => level === 2);
  return [
    ...frontMatterProblems(page, item, header),
    ...leadProblems(page, item),
    ...orderProblems(page, headings),
    ...SECTIONS.flatMap(({id, holds}) => {
      const at = headings.findIndex(({explicitId}) => explicitId === id);
      const heading = headings[at];
      if (!heading) {
        return []; // named by orderProblems
      }
      const {children} = page.tree;
      const next = headings[at + 1];
      const content = children.slice(
        children.indexOf(heading.node) + 1,
        next && children.indexOf(next.node),
      );
      const missing = missingPart(content, holds, item.name);
      return missing
        ? {
            file: page.file,
            line: heading.line,
            found: `the section #${id} without what it is for`,
            ...missing,
          }
        : [];
    }),
  ];
}

function frontMatterProblems(
  page: MarkdownPage,
  {name}: ApiFunction,
  {functions}: ApiHeader,
): Problem[] {
  const index = functions.findIndex((item) => item.name === name);
  const neighbour = (offset: number, end: string) => {
    const other = functions[index + offset];
    return other ? `api/${other.name}` : end;
  };
  const expected: Record<string, string> = {
    title: name,
    symbol: name,
    pagination_prev: neighbour(-1, BEFORE),
    pagination_next: neighbour(1, AFTER),
  };
  return Object.entries(expected)
    .filter(([key, value]) => page.frontMatter[key] !== value)
    .map(([key, value]) => ({
      file: page.file,
      line: keyLine(page, key),
      found: `front matter ${key} is "${String(page.frontMatter[key])}"`,
      expected: `"${value}"`,
      remedy: key.startsWith('pagination')
        ? 'Follow the order of the functions in the header.'
        : 'Name the function as the header spells it.',
    }));
}

function leadProblems(
  {file, tree}: MarkdownPage,
  {name}: ApiFunction,
): Problem[] {
  const first = tree.children.find(
    ({type}) => type !== 'yaml' && type !== 'mdxjsEsm',
  );
  const names =
    first?.type === 'paragraph' &&
    first.children.some(
      (child) => 'value' in child && child.value.includes(name),
    );
  return names
    ? []
    : [
        {
          file,
          line: first?.position?.start.line ?? 1,
          found: `a beginning that does not name ${name}`,
          expected: `a first paragraph that says what ${name} is for, and names it`,
          remedy: `Begin the page with a sentence about \`${name}\`.`,
        },
      ];
}

function orderProblems(
  {file}: MarkdownPage,
  headings: readonly PageHeading[],
): Problem[] {
  const found = headings.map(({explicitId}) => explicitId ?? '(no anchor)');
  const expected = SECTIONS.map(({id}) => id);
  return found.join() === expected.join()
    ? []
    : [
        {
          file,
          line: headings[0]?.line ?? 1,
          found: `level 2 sections are (${found.join(', ')})`,
          expected: `(${expected.join(', ')})`,
          remedy: 'Write the missing section, or put the sections in order.',
        },
      ];
}
