import {attributeOf, type Element} from '../../../src/search/records/dom';
import {setAttribute, walk} from './tree';

/** Attributes that name elements of the same page by their ids. */
const REFERENCES = [
  'for',
  'headers',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
];

/** The ids of an element and all below it. */
export function idsOf(element: Element): Set<string> {
  const ids = new Set<string>();
  walk(element, (each) => {
    const id = attributeOf(each, 'id');
    if (id) {
      ids.add(id);
    }
  });
  return ids;
}

/** An anchor of a page in the book. */
export function anchorIn(page: string, id: string): string {
  return `${page}:${id}`;
}

/**
 * Makes the ids of a page its own: pages use the same ones, a book has each once.
 *
 * @param element - changed in place
 * @param page - anchor of the page in the book
 */
export function ownIds(element: Element, page: string): void {
  walk(element, (each) => {
    for (const attribute of each.attrs) {
      attribute.value = ownValue(each, attribute, page);
    }
    if (each.tagName === 'use') {
      const href = attributeOf(each, 'href').replace(/^#/, '');
      setAttribute(each, 'href', `#${anchorIn(page, href)}`);
    }
  });
}

function ownValue(
  {tagName}: Element,
  {name, value}: {name: string; value: string},
  page: string,
): string {
  if (name === 'id' || (name === 'name' && tagName === 'a')) {
    return anchorIn(page, value);
  }
  if (REFERENCES.includes(name)) {
    return value
      .split(/\s+/)
      .map((id) => anchorIn(page, id))
      .join(' ');
  }
  return value.replace(
    /url\((["']?)#([^)"']+)\1\)/g,
    (_all, _quote, id: string) => `url("#${anchorIn(page, id)}")`,
  );
}
