import type {LocalizedText} from './locales';

/** A legal text, which has its own page in every locale. */
export interface LegalText {
  readonly id: 'privacy' | 'terms' | 'refund';
  readonly path: string;
  readonly title: LocalizedText;
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

/** Finds a legal text by its id. */
export function findLegalText(id: LegalTextId): LegalText {
  return LEGAL_TEXTS.find((text) => text.id === id)!;
}

export interface LegalVersion {
  /** Date of the revision, `YYYY-MM-DD`. */
  readonly date: string;
  /** Permanent path of this version. */
  readonly path: string;
  /** Whether this is the latest version. */
  readonly current: boolean;
}

/** Front-matter keys of a legal text. */
export interface LegalFrontMatter {
  readonly legal_text: LegalTextId;
  /** Date of the last revision, `YYYY-MM-DD`; absent while unknown. */
  readonly last_revised?: string;
  /** Date from which the text applies, `YYYY-MM-DD`. */
  readonly applies_from?: string;
}
