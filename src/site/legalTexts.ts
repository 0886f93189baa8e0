import type {Localized} from './locales';

/** A legal text: a page of its own in every locale. */
export interface LegalText {
  readonly id: 'privacy' | 'terms' | 'refund';
  /** Route of the page. */
  readonly path: string;
  readonly title: Localized;
}

export type LegalTextId = LegalText['id'];

/** The legal texts, in the order of the footer's buttons. */
export const LEGAL_TEXTS = [
  {
    id: 'privacy',
    path: '/legal/privacy',
    title: {ko: '개인정보 처리방침', en: 'Privacy Policy'},
  },
  {
    id: 'terms',
    path: '/legal/terms',
    title: {ko: '이용약관', en: 'Terms of Use'},
  },
  {
    id: 'refund',
    path: '/legal/refund',
    title: {ko: '환불 정책', en: 'Refund Policy'},
  },
] as const satisfies readonly LegalText[];

/** The text with an id. */
export function legalText(id: LegalTextId): LegalText {
  return LEGAL_TEXTS.find((text) => text.id === id)!;
}
