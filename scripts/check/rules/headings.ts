import type {FileProblem, SourcePage} from '../../../src/content';
import type {CheckRule} from '../sources';

/** At most one h1 per page, and unique, well-formed ids. */
export const run: CheckRule = ({pages}) =>
  pages.flatMap((page) => [
    ...h1Problems(page),
    ...idProblems(page),
    ...commentProblems(page),
  ]);

/** Docusaurus shows the title above the text, unless the text begins with a heading. */
function h1Problems(page: SourcePage): FileProblem[] {
  const {file, headings, tree, partial} = page;
  const written = headings.filter(({level}) => level === 1);
  const opening = tree.children.find(
    ({type}) => !/^(?:yaml|mdxjsEsm|mdxFlowExpression|comment)$/.test(type),
  );
  const isTitled =
    partial || (opening?.type === 'heading' && opening.depth === 1);
  return written.slice(isTitled ? 1 : 0).map(({line, text}) => ({
    file,
    line,
    found: `"${text}", another heading of level 1`,
    expected: 'one `# Title` at most, above the text',
    remedy: 'Use `##`, or begin the text with it.',
  }));
}

/** Finds comments that look like an id but are not one. */
function commentProblems({file, headings}: SourcePage): FileProblem[] {
  return headings.flatMap(({explicitId, line, node}) => {
    const last = node.children.at(-1);
    return explicitId === undefined && last?.type === 'mdxTextExpression'
      ? {
          file,
          line,
          found: `{${last.value}} after a heading`,
          expected: 'an id such as {/* #errors */}: "#", letters, digits, "-"',
          remedy: 'Correct the id: links to the section need it.',
        }
      : [];
  });
}

/**
 * Ids of elements around every page, and names of global variables. `document.getElementById()` and
 * `window[name]` would find the heading instead, and the application might not start:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/clientEntry.tsx
 */
const FRAME_ID =
  /^(?:__|webpackChunk|theme-svg-|(?:nprogress|docs-menu|site-menu|load-notice|docusaurus-base-url-issue-banner-container|docusaurusRoot)$)/;

function idProblems({file, headings}: SourcePage): FileProblem[] {
  const taken = new Map<string, number>();
  return headings.flatMap(({explicitId, id, line}) => {
    const wanted = explicitId ?? id;
    const first = taken.get(wanted);
    taken.set(wanted, first ?? line);
    const expected = FRAME_ID.test(wanted)
      ? 'none that a script or an element around every page has'
      : explicitId !== undefined && !/^[\w-]+$/.test(explicitId)
        ? 'letters, digits, "-" and "_" only'
        : explicitId !== undefined && first !== undefined
          ? `an id that occurs once on the page: line ${first} has it`
          : undefined;
    const found = `heading id "${wanted}"`;
    const remedy = 'Choose another id, such as {/* #errors */}.';
    return expected === undefined ? [] : {file, line, found, expected, remedy};
  });
}
