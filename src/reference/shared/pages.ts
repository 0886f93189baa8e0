import type {Link, Paragraph} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {memoize} from '@document-sdk/contract';
import {
  getPageStore,
  ProblemError,
  type Fence,
  type SourcePage,
  md,
} from '../../content';
import {DOCS_LOCALE} from '../../site/locales';
import type {DocsSet} from '../../site/sets/docsSet';

/**
 * Makes a function that reads the pages of a set as they are now, without fragments and translations.
 *
 * @param root - repository root
 * @returns the same array until a page changes, so that callers can cache what they derive from it
 */
export function createSetPagesReader(
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
export interface PageSection {
  /** Text of the heading; the page's title before the first heading. */
  readonly heading: string;
  /** Id of the heading; empty before the first heading. */
  readonly anchor: string;
  readonly fences: readonly Fence[];
  /** Inline code, one-word link texts, and names of entries in link targets. */
  readonly names: readonly string[];
}

/** Splits a page at its headings below the title. A page with invalid MDX, which Docusaurus reports, has no sections. */
export function splitPage(page: SourcePage): PageSection[] {
  try {
    return findSections(page);
  } catch (error) {
    if (error instanceof ProblemError) {
      return [];
    }
    throw error;
  }
}

function findSections({
  tree,
  title,
  headings,
  fences,
}: SourcePage): PageSection[] {
  const [nextHeading, nextFence] = [headings.values(), fences.values()];
  const start = (heading: string, anchor: string) => {
    const section = {heading, anchor, fences: [], names: []};
    return section as PageSection & {fences: Fence[]; names: string[]};
  };
  const sections = [start(title, '')];
  visit(tree, (node) => {
    const section = sections.at(-1)!;
    if (node.type === 'heading') {
      const {level, text, id} = nextHeading.next().value!;
      if (level > 1) {
        sections.push(start(text, id));
      }
      return SKIP;
    }
    if (node.type === 'code') {
      section.fences.push(nextFence.next().value!);
    } else if (node.type === 'inlineCode') {
      section.names.push(node.value);
    } else if (node.type === 'link') {
      section.names.push(...listLinkNames(node));
    }
    return CONTINUE;
  });
  return sections;
}

/** Names in a link: its text if that is one word, else the entry that it targets. */
function listLinkNames({url, children: [only, ...more]}: Link): string[] {
  if (only?.type === 'text' && more.length === 0 && /^\w+$/.test(only.value)) {
    return [only.value];
  }
  return /#([A-Z]\w*)$/.exec(url)?.slice(1) ?? [];
}

/** The first section of a page that uses a member, and the number of uses on the page. */
interface PageUse extends Pick<PageSection, 'heading' | 'anchor'> {
  readonly route: string;
  /** Title of the page. */
  readonly title: string;
  readonly times: number;
}

/** Uses of a member, one entry per page. */
export interface MemberUses {
  readonly samples: readonly PageUse[];
  readonly guides: readonly PageUse[];
}

/** Returns the uses of a member; `undefined` if no page uses it. */
export type FindUses = (key: string) => MemberUses | undefined;

/** Tests whether a page is a guide: not a reference page, changelog or redirect. */
export function isGuide({route}: SourcePage): boolean {
  return !/^\/[^/]+\/(?:reference\/|(?:changelog|csh-redirect)$)/.test(route);
}

/**
 * Finds the samples and the prose that use each member.
 *
 * @param inSample - returns the keys of the members in a sample
 * @param inText - returns the key of the member that a text in back-ticks names
 * @returns uses by the key of the member
 */
export function findUses(
  pages: readonly SourcePage[],
  inSample: (fence: Fence, page: SourcePage) => Iterable<string>,
  inText: (text: string, page: SourcePage) => string | undefined,
): Map<string, MemberUses> {
  const uses = new Map<string, Record<keyof MemberUses, PageUse[]>>();
  const add = (
    kind: keyof MemberUses,
    key: string,
    place: Omit<PageUse, 'times'>,
  ) => {
    const known = uses.get(key) ?? {samples: [], guides: []};
    const before = known[kind].at(-1);
    // Further uses on the same page only increase its count.
    if (before?.route === place.route) {
      known[kind].splice(-1, 1, {...before, times: before.times + 1});
    } else {
      known[kind].push({...place, times: 1});
    }
    uses.set(key, known);
  };
  for (const page of pages) {
    for (const {heading, anchor, fences, names} of splitPage(page)) {
      const place = {route: page.route, title: page.title, heading, anchor};
      for (const fence of fences) {
        for (const key of inSample(fence, page)) {
          add('samples', key, place);
        }
      }
      // A section `reference` is a list of links to entries.
      for (const name of anchor === 'reference' ? [] : names) {
        const key = inText(name, page);
        if (key !== undefined) {
          add('guides', key, place);
        }
      }
    }
  }
  return uses;
}

/** With more pages, a line links only to the page with the most uses. */
const MAX_LINKED_PAGES = 6;

/** A paragraph with the samples that use a member, and one with the guides that mention it. */
export function buildUsesBlocks(uses: MemberUses | undefined): Paragraph[] {
  const {samples = [], guides = []} = uses ?? {};
  const mentions = new Map(guides.map(({route, times}) => [route, times]));
  const weigh = ({route, times}: PageUse): number =>
    (mentions.get(route) ?? 0) + times / 1000;
  const sentence = (kind: string, places: readonly PageUse[]) =>
    md.listSentence(
      places.length > MAX_LINKED_PAGES
        ? `In many ${kind}, such as `
        : `In ${kind}: `,
      places.length > MAX_LINKED_PAGES
        ? [...places].sort((a, b) => weigh(b) - weigh(a)).slice(0, 1)
        : places,
      ({route, title, heading, anchor}) =>
        anchor
          ? md.link(`${route}#${anchor}`, `${title} (${heading})`)
          : md.link(route, title),
    );
  return md.flatten([sentence('samples', samples), sentence('guides', guides)]);
}

/** A closed section with the samples that use a member, and the guides that mention it. */
export function buildUsesSection(uses: MemberUses | undefined): md.Blocks {
  const blocks = buildUsesBlocks(uses);
  return (
    blocks.length > 0 && md.element('EntryUses', {label: 'Used in'}, blocks)
  );
}
