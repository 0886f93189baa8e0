import {COMMON_LINK_LABELS} from './commonLinkLabels';
import type {CommonLink} from './linkTable';
import type {Localized} from './locales';
import {productsOf, type Product} from './products';
import {everyTextOf} from './texts';
import type {Variant} from './variants';

/** What a menu label means, whatever its language. */
export type LabelMeaning =
  | {readonly kind: 'section'; readonly section: MenuSection}
  | {readonly kind: 'product'; readonly product: Product}
  | {readonly kind: 'common'; readonly link: CommonLink};

const SECTIONS = ['products', 'documents', 'livedemo'] as const;

/** Menu sections whose entries are products. */
export type MenuSection = (typeof SECTIONS)[number];

/** Names of the menu sections, as the navbar shows them. */
export const SECTION_LABELS: Readonly<Record<MenuSection, Localized>> = {
  products: COMMON_LINK_LABELS.products,
  documents: {ko: '문서', en: 'Documents'},
  livedemo: {ko: '라이브 데모', en: 'Live Demo'},
};

/** Other words for the sections, in English and Korean. */
const SECTION_WORDS: Readonly<Record<MenuSection, readonly string[]>> = {
  products: ['product', '상품'],
  documents: ['document', 'documentation', 'docs', '개발 문서', '도큐먼트'],
  livedemo: ['live demos', 'demo', 'demos', '데모', '체험하기'],
};

/** A label that contains one of these means the common link. English words match whole. */
const COMMON_WORDS: ReadonlyArray<readonly [CommonLink, RegExp]> = [
  ['purchase', /\b(?:purchase|buy)\b|구매/],
  ['contact', /\bcontact\b|문의/],
  ['cart', /\bcart\b|장바구니/],
  ['myPage', /\bmy ?page\b|마이 ?페이지/],
];

/** Lower-cases a label and reduces its white space, so that spelling variants compare equal. */
function normalize(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a normalized label is a text of the site's own, in any locale. */
function isText(label: string, text: Localized): boolean {
  return everyTextOf(text).some((own) => normalize(own) === label);
}

/**
 * Finds what a label means in a variant: a section, one of its products, or a common link.
 *
 * @param label - a menu label in any locale of the site, in any case, with any spacing
 * @returns `undefined` when the label means nothing that is rewritten
 */
export function meaningOf(
  label: string,
  variant: Variant,
): LabelMeaning | undefined {
  const text = normalize(label);
  const product = productsOf(variant).find((candidate) =>
    isText(text, candidate.label),
  );
  if (product) {
    return {kind: 'product', product};
  }
  for (const section of SECTIONS) {
    const isName = isText(text, SECTION_LABELS[section]);
    if (isName || SECTION_WORDS[section].includes(text)) {
      return {kind: 'section', section};
    }
  }
  const common = COMMON_WORDS.find(
    ([link, pattern]) =>
      pattern.test(text) || isText(text, COMMON_LINK_LABELS[link]),
  );
  return common && {kind: 'common', link: common[0]};
}
