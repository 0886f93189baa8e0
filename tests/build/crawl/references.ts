import type {Element} from 'domhandler';
import type {CrawledPage} from './crawledPage';

/** An address or id that a page names. */
export interface Reference {
  readonly element: Element;
  /** Element and attribute, e.g. `a[href]`. */
  readonly kind: string;
  readonly value: string;
}

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
  input: ['src'],
  form: ['action'],
  button: ['formaction'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  blockquote: ['cite'],
  q: ['cite'],
};

/** Attributes that hold one or more ids of the same page. */
const ID_ATTRIBUTES = [
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
] as const;

/** `meta` elements whose content is an address. */
const ADDRESS_META = /^(?:og:(?:url|image|video|audio)|twitter:(?:image|url))$/;

/** Every address a page names: links, files, forms, refreshes, social-media metadata. */
export function addressReferences({elements}: CrawledPage): Reference[] {
  return elements.flatMap((element) => {
    const {name, attribs} = element;
    const kinds = (ADDRESS_ATTRIBUTES[name] ?? []).flatMap((attribute) => {
      const value = attribs[attribute];
      return value === undefined
        ? []
        : [{element, kind: `${name}[${attribute}]`, value}];
    });
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

/** Every id that a page expects on itself: labels, descriptions, controlled elements. */
export function idReferences({elements}: CrawledPage): Reference[] {
  return elements.flatMap((element) =>
    ID_ATTRIBUTES.flatMap((attribute) =>
      (element.attribs[attribute] ?? '')
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

/** The ids of a page, in order, duplicates included. `<a name>` counts as an id, as for browsers. */
export function ids({elements}: CrawledPage): string[] {
  return elements.flatMap(({name, attribs}) => [
    ...(attribs['id'] === undefined ? [] : [attribs['id']]),
    ...(name === 'a' && attribs['name'] && attribs['name'] !== attribs['id']
      ? [attribs['name']]
      : []),
  ]);
}
