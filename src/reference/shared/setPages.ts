import type {Link} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {memoize} from '@document-sdk/contract';
import {
  getPageStore,
  ProblemError,
  type Fence,
  type SourcePage,
} from '../../content';
import {DOCS_LOCALE} from '../../site/locales';
import type {DocsSet} from '../../site/sets/docsSet';

/**
 * Makes a function that reads the pages of a set as they are now, without fragments and translations.
 *
 * @param root - repository root
 * @returns the same array until a page changes, so that callers can cache what they derive from it
 */
export function setPagesReader(
  {id}: Pick<DocsSet, 'id'>,
  root?: string,
): () => readonly SourcePage[] {
  return memoize(
    () => [getPageStore(root).pages()],
    (pages) =>
      pages.filter(
        ({area, locale, partial}) =>
          area === id && locale === DOCS_LOCALE && !partial,
      ),
  );
}

/** The part of a page from one heading to the next. */
export interface Passage {
  /** Text of the heading; the page's title before the first heading. */
  readonly heading: string;
  /** Id of the heading; empty before the first heading. */
  readonly anchor: string;
  readonly fences: readonly Fence[];
  /** Inline code, one-word link texts, and names of entries in link targets. */
  readonly names: readonly string[];
}

/** Splits a page at its headings below the title. A page with invalid MDX, which Docusaurus reports, has no passages. */
export function readPassages(page: SourcePage): Passage[] {
  try {
    return splitPage(page);
  } catch (error) {
    if (error instanceof ProblemError) {
      return [];
    }
    throw error;
  }
}

function splitPage({tree, title, headings, fences}: SourcePage): Passage[] {
  const [nextHeading, nextFence] = [headings.values(), fences.values()];
  const start = (heading: string, anchor: string) => {
    const passage = {heading, anchor, fences: [], names: []};
    return passage as Passage & {fences: Fence[]; names: string[]};
  };
  const passages = [start(title, '')];
  visit(tree, (node) => {
    const passage = passages.at(-1)!;
    if (node.type === 'heading') {
      const {level, text, id} = nextHeading.next().value!;
      if (level > 1) {
        passages.push(start(text, id));
      }
      return SKIP;
    }
    if (node.type === 'code') {
      passage.fences.push(nextFence.next().value!);
    } else if (node.type === 'inlineCode') {
      passage.names.push(node.value);
    } else if (node.type === 'link') {
      passage.names.push(...linkNames(node));
    }
    return CONTINUE;
  });
  return passages;
}

/** Names in a link: its text if that is one word, else the entry that it targets. */
function linkNames({url, children: [only, ...more]}: Link): string[] {
  if (only?.type === 'text' && more.length === 0 && /^\w+$/.test(only.value)) {
    return [only.value];
  }
  return /#([A-Z]\w*)$/.exec(url)?.slice(1) ?? [];
}
