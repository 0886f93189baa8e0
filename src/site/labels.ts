import type {CommonLink} from './linkTable';
import {productsOf, type Product} from './products';
import type {Variant} from './variants';

/** What a menu label means, whatever its language. */
export type LabelMeaning =
  | {readonly kind: 'section'; readonly section: Section}
  | {readonly kind: 'product'; readonly product: Product}
  | {readonly kind: 'common'; readonly link: CommonLink};

/** Menu sections whose entries are products. */
export type Section = 'products' | 'documents' | 'livedemo';

const SECTION_LABELS: Readonly<Record<Section, readonly string[]>> = {
  products: ['products', 'product', '제품', '상품'],
  documents: [
    'documents',
    'document',
    'documentation',
    'docs',
    '문서',
    '개발 문서',
    '도큐먼트',
  ],
  livedemo: [
    'live demo',
    'live demos',
    'demo',
    'demos',
    '라이브 데모',
    '데모',
    '체험하기',
  ],
};

/** A label that contains one of these means the common link. English words match whole. */
const COMMON_LABELS: ReadonlyArray<readonly [CommonLink, RegExp]> = [
  ['purchase', /\b(?:purchase|buy)\b|구매/],
  ['contact', /\bcontact\b|문의/],
  ['cart', /\bcart\b|장바구니/],
  ['myPage', /\bmy ?page\b|마이 ?페이지/],
];

/** Lower-cases a label and reduces its white space, so that spelling variants compare equal. */
function normalize(label: string): string {
  return label.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/**
 * Tells what a label means in a variant: a section, one of its products, or a common link.
 *
 * @param label - a menu label in English or Korean, in any case, with any spacing
 * @returns `undefined` when the label means nothing that is rewritten
 */
export function meaningOf(
  label: string,
  variant: Variant,
): LabelMeaning | undefined {
  const text = normalize(label);
  const product = productsOf(variant).find((candidate) =>
    Object.values(candidate.label).some((name) => normalize(name) === text),
  );
  if (product) {
    return {kind: 'product', product};
  }
  for (const [section, names] of Object.entries(SECTION_LABELS)) {
    if (names.includes(text)) {
      return {kind: 'section', section: section as Section};
    }
  }
  const common = COMMON_LABELS.find(([, pattern]) => pattern.test(text));
  return common && {kind: 'common', link: common[0]};
}
