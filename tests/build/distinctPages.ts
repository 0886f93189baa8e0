import type {Element} from 'domhandler';
import type {CrawledPage} from './crawl/crawledPage';

/** Words of at least this many characters may be wider than a phone. */
const LONG_WORD = 25;

/** Attributes whose values change what an element is. Of the others, only the names count. */
const TELLING = ['class', 'role', 'type', 'rel', 'scope', 'tabindex'];

/** Classes that name a page, the format of a cell or the language of code. */
const NAMES = /(?:docs-doc-id|language)-\S+|\bsheet-[0-9a-f]{6}\b/g;

/** Describes what browsers, the validator and axe see of an element: its name, attributes, parent and whether it is empty. */
function describeElement({name, attribs, parent, children}: Element): string {
  const attributes = Object.entries(attribs)
    .map(([key, value]) => (TELLING.includes(key) ? `${key}=${value}` : key))
    .sort()
    .join(' ');
  const {name: above = '', attribs: around = {}} = (parent ?? {}) as Element;
  const isEmpty = children.length === 0;
  return `${above}.${around['class'] ?? ''} > ${name} ${attributes} ${isEmpty}`
    .replace(NAMES, '')
    .replace(/\s+/g, ' ');
}

/** Returns the length of the longest word directly in an element. */
function measureLongestWord(element: Element): number {
  const text = element.children
    .map((child) => (child.type === 'text' ? child.data : ' '))
    .join('');
  return Math.max(0, ...text.split(/\s+/).map(({length}) => length));
}

/**
 * Selects pages that together have each distinct element of all pages, and each kind of element with its longest word.
 * Other pages combine the same elements, so results for the selected pages hold for them too.
 */
export function selectDistinctPages<Page extends CrawledPage>(
  pages: readonly Page[],
): Page[] {
  const longest = new Map<string, {page: Page; length: number}>();
  const left = new Set<string>();
  const has = new Map<Page, Set<string>>();
  for (const page of pages) {
    const own = new Set<string>();
    for (const element of page.elements) {
      const kind = describeElement(element);
      own.add(kind);
      left.add(kind);
      const length = measureLongestWord(element);
      if (length >= LONG_WORD && length > (longest.get(kind)?.length ?? 0)) {
        longest.set(kind, {page, length});
      }
    }
    has.set(page, own);
  }
  const selected = new Set([...longest.values()].map(({page}) => page));
  selected.forEach((page) =>
    has.get(page)!.forEach((kind) => left.delete(kind)),
  );
  const countNew = (page: Page) =>
    [...has.get(page)!].filter((kind) => left.has(kind)).length;
  while (left.size > 0) {
    const best = pages.reduce((a, b) => (countNew(b) > countNew(a) ? b : a));
    selected.add(best);
    has.get(best)!.forEach((kind) => left.delete(kind));
  }
  return pages.filter((page) => selected.has(page));
}
