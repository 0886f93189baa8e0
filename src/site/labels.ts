import type {CommonLinkName} from './linkTable';
import type {LocalizedText} from './locales';
import {listProducts, type Product} from './products';
import {listLocalizedTexts} from './texts';
import type {SiteVariant} from './variants';

/** Menu labels of the links that do not depend on a product. */
export const COMMON_LINK_LABELS: Readonly<
  Record<CommonLinkName, LocalizedText>
> = {
  products: {ko: '제품', en: 'Products'},
  purchase: {ko: '구매', en: 'Purchase'},
  contact: {ko: '문의하기', en: 'Contact Us'},
  cart: {ko: '장바구니', en: 'Cart'},
  myPage: {ko: '마이페이지', en: 'My Page'},
};

/** Meaning of a menu label, regardless of its language. Exactly one property is set. */
export interface ParsedLabel {
  readonly section?: MenuSection;
  readonly product?: Product;
  readonly link?: CommonLinkName;
}

const SECTIONS = ['products', 'documents', 'livedemo'] as const;

/** Menu sections whose entries are products. */
export type MenuSection = (typeof SECTIONS)[number];

/** Labels of the menu sections in the navbar. */
export const SECTION_LABELS: Readonly<Record<MenuSection, LocalizedText>> = {
  products: COMMON_LINK_LABELS.products,
  documents: {ko: '문서', en: 'Documents'},
  livedemo: {ko: '라이브 데모', en: 'Live Demo'},
};

/** Synonyms of the section labels in English and Korean, lower case. */
const SECTION_WORDS: Readonly<Record<MenuSection, readonly string[]>> = {
  products: ['product', '상품'],
  documents: ['document', 'documentation', 'docs', '개발 문서', '도큐먼트'],
  livedemo: ['live demos', 'demo', 'demos', '데모', '체험하기'],
};

/** Patterns that identify labels of common links. English words match as whole words. */
const COMMON_WORDS: ReadonlyArray<readonly [CommonLinkName, RegExp]> = [
  ['purchase', /\b(?:purchase|buy)\b|구매/],
  ['contact', /\bcontact\b|문의/],
  ['cart', /\bcart\b|장바구니/],
  ['myPage', /\bmy ?page\b|마이 ?페이지/],
];

/** Converts a label to a comparable form: NFC, lower case, single spaces. */
function normalize(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a normalized label equals a text in one of the locales. */
function isText(label: string, text: LocalizedText): boolean {
  return listLocalizedTexts(text).some((own) => normalize(own) === label);
}

/**
 * Finds the section, product or common link of a variant to which a menu label refers.
 *
 * @param label - label in any locale, case and spacing
 * @returns `undefined` for any other label
 */
export function parseLabel(
  label: string,
  variant: SiteVariant,
): ParsedLabel | undefined {
  const text = normalize(label);
  const product = listProducts(variant).find((candidate) =>
    isText(text, candidate.label),
  );
  if (product) {
    return {product};
  }
  const section = SECTIONS.find(
    (each) =>
      isText(text, SECTION_LABELS[each]) || SECTION_WORDS[each].includes(text),
  );
  if (section) {
    return {section};
  }
  const [link] =
    COMMON_WORDS.find(
      ([each, pattern]) =>
        pattern.test(text) || isText(text, COMMON_LINK_LABELS[each]),
    ) ?? [];
  return link && {link};
}
