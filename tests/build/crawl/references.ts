import type {Element} from 'domhandler';
import type {CrawledPage} from './crawledPage';

/** Reference of a page to an address or id. */
interface Reference {
  readonly element: Element;
  /** Element and attribute, e.g. `a[href]`. */
  readonly kind: string;
  readonly value: string;
}

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTE =
  /^(?:action|cite|data|formaction|(?:xlink:)?href|poster|src)$/;

/** Attributes that hold ids of the same page. */
const ID_ATTRIBUTES: readonly string[] = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

/** `meta` elements whose content is an address. */
const ADDRESS_META = /^(?:og:(?:url|image|video|audio)|twitter:(?:image|url))$/;

/** Lists every address in a page: links, files, forms, refreshes, social-media metadata. */
export function addressReferences({elements}: CrawledPage): Reference[] {
  return elements.flatMap((element) => {
    const {name, attribs} = element;
    const kinds = Object.entries(attribs)
      .filter(([attribute]) => ADDRESS_ATTRIBUTE.test(attribute))
      .map(([attribute, value]) => ({
        element,
        kind: `${name}[${attribute}]`,
        value,
      }));
    return [...kinds, ...srcset(element), ...metaAddress(element)];
  });
}

function srcset(element: Element): Reference[] {
  const value =
    element.attribs['srcset'] ?? element.attribs['imagesrcset'] ?? '';
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean)
    .map((address) => ({
      element,
      kind: `${element.name}[srcset]`,
      value: address,
    }));
}

function metaAddress(element: Element): Reference[] {
  const {name, attribs} = element;
  const {content = ''} = attribs;
  if (name !== 'meta') {
    return [];
  }
  if (attribs['http-equiv']?.toLowerCase() === 'refresh') {
    const value = /^\s*[\d.]+\s*[;,]\s*(?:url\s*=)?\s*(.*)$/i.exec(
      content,
    )?.[1];
    return [{element, kind: 'meta[refresh]', value: value ?? ''}];
  }
  const property = attribs['property'] ?? attribs['name'] ?? '';
  return ADDRESS_META.test(property)
    ? [{element, kind: `meta[${property}]`, value: content}]
    : [];
}

/** Lists every id that a page refers to on itself: labels, descriptions, controlled elements. */
export function idReferences({elements}: CrawledPage): Reference[] {
  return elements.flatMap((element) =>
    Object.entries(element.attribs)
      .filter(([attribute]) => ID_ATTRIBUTES.includes(attribute))
      .flatMap(([attribute, values]) =>
        values
          .split(/\s+/)
          .filter(Boolean)
          .map((value) => ({
            element,
            kind: `${element.name}[${attribute}]`,
            value,
          })),
      ),
  );
}

/** Lists the ids of a page. `<a name>` counts as an id, as in browsers. */
export function ids({elements}: CrawledPage): string[] {
  return elements.flatMap(({name, attribs}) => [
    ...(attribs['id'] === undefined ? [] : [attribs['id']]),
    ...(name === 'a' && attribs['name'] && attribs['name'] !== attribs['id']
      ? [attribs['name']]
      : []),
  ]);
}
