import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';

/** One h1 per page, levels without gaps and without a lone part, ids that are unique and well-formed. */
export const headings: Check = {
  name: 'headings',
  unit: 'headings',
  run({pages}) {
    return {
      inspected: pages.reduce((sum, page) => sum + page.headings.length, 0),
      problems: pages.flatMap((page) => [
        ...h1Problems(page),
        ...orderProblems(page),
        ...loneProblems(page),
        ...idProblems(page),
        ...rawHeadingProblems(page),
      ]),
    };
  },
};

/** Deepest heading level that pages use; the table of contents shows levels 2 and 3. */
const DEEPEST = 4;

// Docusaurus makes the h1 of a documentation page from its title; other pages write it themselves.
function h1Problems(page: SourcePage): Problem[] {
  if (page.partial) {
    return [];
  }
  const written = page.headings.filter(({level}) => level === 1);
  if (page.area !== 'pages') {
    return written.map(({line, text}) => ({
      file: page.file,
      line,
      found: `a heading of level 1, "${text}"`,
      expected: "none: the title in front matter is the page's h1",
      remedy: 'Use `##`, or move the text into `title`.',
    }));
  }
  return written.length === 1
    ? []
    : [
        {
          file: page.file,
          line: written[1]?.line ?? 1,
          found: `${written.length} headings of level 1`,
          expected: 'exactly one `# Title`',
          remedy: 'Keep one `#` heading and use `##` below it.',
        },
      ];
}

function orderProblems(page: SourcePage): Problem[] {
  let before = 1;
  return page.headings.flatMap(({level, line, text}) => {
    const allowed = Math.min(before + 1, DEEPEST);
    before = level;
    return level <= allowed
      ? []
      : {
          file: page.file,
          line,
          found: `"${text}" is a heading of level ${level}`,
          expected: `level ${allowed} at most, after the heading above it`,
          remedy: 'Take away some `#`, so that no level is skipped.',
        };
  });
}

/** Headings below the contents' levels that have no sibling: there is nothing for them to part. */
function loneProblems({file, headings: all}: SourcePage): Problem[] {
  return all.flatMap(({level, line, text}, index) => {
    const isSibling = (heading: {readonly level: number} | undefined) =>
      heading?.level === level;
    const before = all
      .slice(0, index)
      .filter((heading) => heading.level <= level)
      .at(-1);
    const after = all
      .slice(index + 1)
      .find((heading) => heading.level <= level);
    return level < DEEPEST || isSibling(before) || isSibling(after)
      ? []
      : {
          file,
          line,
          found: `"${text}", the only heading of level ${level} below ${before ? `"${before.text}"` : 'its own'}`,
          expected: `two at least: the contents show levels 2 and 3, and a part that is divided has several`,
          remedy: `Make it a heading of level ${level - 1} (${'#'.repeat(level - 1)}), or a sentence of the section.`,
        };
  });
}

function idProblems(page: SourcePage): Problem[] {
  const taken = new Map<string, number>();
  return page.headings.flatMap(({explicitId, id, line}) => {
    const wanted = explicitId ?? id;
    const first = taken.get(wanted);
    taken.set(wanted, first ?? line);
    if (explicitId !== undefined && !/^[\w-]+$/.test(explicitId)) {
      return {
        file: page.file,
        line,
        found: `heading id "${explicitId}"`,
        expected: 'letters, digits, "-" and "_" only',
        remedy: 'Choose a short id, e.g. {#errors}.',
      };
    }
    if (isFrameId(wanted)) {
      return {
        file: page.file,
        line,
        found: `heading id "${wanted}", which a script or an element around every page has`,
        expected: 'an id that occurs once on the page',
        remedy: 'Choose another id, e.g. {#errors}.',
      };
    }
    return first === undefined || explicitId === undefined
      ? []
      : {
          file: page.file,
          line,
          found: `heading id "${explicitId}", taken by line ${first}`,
          expected: 'an id that occurs once on the page',
          remedy: 'Choose another id and correct the links to it.',
        };
  });
}

/**
 * Whether an id is one of the frame of pages, Docusaurus's or ours, or a name under which scripts find each other:
 * they would find the heading in its place, and the application would start in it or not at all.
 */
export function isFrameId(id: string): boolean {
  return (
    /^(?:__|webpackChunk|theme-svg-|nprogress$)/.test(id) || FRAME_IDS.has(id)
  );
}

const FRAME_IDS = new Set([
  'docs-menu',
  'site-menu',
  'load-notice',
  'docusaurus-base-url-issue-banner-container',
  // https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/clientEntry.tsx
  'docusaurusRoot',
]);

function rawHeadingProblems(page: SourcePage): Problem[] {
  return page.elements
    .filter(({element}) => /^h[1-6]$/.test(element.name ?? ''))
    .map(({element, line}) => ({
      file: page.file,
      line,
      found: `<${element.name}>`,
      expected:
        'a Markdown heading, which gets an anchor and a place in the contents',
      remedy: `Write ${'#'.repeat(Number(element.name?.[1]))} and the text on a line of its own.`,
    }));
}
