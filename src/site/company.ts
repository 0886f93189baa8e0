import type {Localized} from './locales';

/** Facts about the vendor that pages and legal texts show. */
export interface CompanyInfo {
  readonly name: Localized;
  readonly address: Localized;
  /** Customer-support line. */
  readonly phone: string;
  readonly email: string;
}

/**
 * The vendor's facts. What is not known stands as a visible placeholder in braces: replace it
 * here and every page follows.
 */
export const COMPANY: CompanyInfo = {
  name: {ko: '{회사명}', en: '{company name}'},
  address: {ko: '{등록 주소}', en: '{registered address}'},
  phone: '{phone}',
  email: '{email}',
};
