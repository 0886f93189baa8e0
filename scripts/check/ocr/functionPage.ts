import type {
  ApiFunction,
  ApiHeader,
} from '../../../src/sets/ocr/contract/headerTypes';
import type {MarkdownPage} from '../../../src/sets/page/markdown';
import {listHeadings, type PageHeading} from '../../../src/sets/page/headings';
import {missingPart, type SectionContent} from './sections';

/** Sections of a function page, in order: anchor, and what the section must contain. */
export const SECTIONS: readonly {id: string; holds: SectionContent}[] = [
  {id: 'signature', holds: 'fence'},
  {id: 'parameters', holds: 'ApiParameters'},
  {id: 'errors', holds: 'ApiErrors'},
  {id: 'rules', holds: 'ApiRules'},
  {id: 'example', holds: 'program'},
  {id: 'remarks', holds: 'text'},
  {id: 'see-also', holds: 'ApiSeeAlso'},
];

/** Documents before and after the function pages in the order of calls. */
const BEFORE = 'api/c_api_details';
const AFTER = 'sample/ocr_sdk_sample_details';

/**
 * Checks one function page against the anatomy that all function pages share.
 *
 * @param page - the parsed page
 * @param item - the function as the header describes it
 * @returns `file:line: what was found, what was expected` for each breach
 */
export function functionPageProblems(
  page: MarkdownPage,
  item: ApiFunction,
  header: ApiHeader,
): string[] {
  const headings = listHeadings(page.tree).filter(({depth}) => depth === 2);
  return [
    ...frontMatterProblems(page, item, header),
    ...leadProblems(page, item),
    ...orderProblems(page, headings),
    ...SECTIONS.flatMap(({id, holds}) => {
      const at = headings.findIndex((heading) => heading.id === id);
      if (at < 0) {
        return []; // named by orderProblems
      }
      const {index, line} = headings[at]!;
      const end = headings[at + 1]?.index;
      const content = page.tree.children.slice(index + 1, end);
      const missing = missingPart(content, holds, item.name);
      return missing
        ? [`${page.file}:${line}: section #${id}: ${missing}`]
        : [];
    }),
  ];
}

function frontMatterProblems(
  {file, frontMatter}: MarkdownPage,
  {name}: ApiFunction,
  {functions}: ApiHeader,
): string[] {
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
    .filter(([key, value]) => frontMatter[key] !== value)
    .map(
      ([key, value]) =>
        `${file}:1: front matter ${key} is "${String(frontMatter[key])}", expected "${value}"`,
    );
}

function leadProblems(
  {file, tree}: MarkdownPage,
  {name}: ApiFunction,
): string[] {
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
        `${file}:${first?.position?.start.line ?? 1}: expected a first paragraph that says what ${name} is for, and names it`,
      ];
}

function orderProblems(
  {file}: MarkdownPage,
  headings: readonly PageHeading[],
): string[] {
  const found = headings.map(({id}) => id || '(no anchor)').join(', ');
  const expected = SECTIONS.map(({id}) => id).join(', ');
  return found === expected
    ? []
    : [
        `${file}:${headings[0]?.line ?? 1}: level 2 sections are (${found}), expected (${expected})`,
      ];
}
