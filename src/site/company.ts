import type {Localized} from './locales';

/** Services of others that handle personal data for the vendor. */
export type ProviderKind = 'payment' | 'cloud' | 'analytics';

/** A provider and, once it is known, the https address of its own privacy policy. */
interface Provider {
  readonly name: Localized;
  readonly privacyUrl?: string;
}

/** Facts about the vendor that pages and legal texts show. */
export interface CompanyInfo {
  readonly name: Localized;
  readonly address: Localized;
  /** Customer-support line. */
  readonly phone: string;
  readonly email: string;
  /** What a seller in Korea names beside its address, in the footer of Korean pages. */
  readonly representative: Localized;
  readonly businessNumber: string;
  readonly mailOrderNumber: string;
  readonly hostingProvider: Localized;
  /** Https address of the seller's entry in the Fair Trade Commission's list, to which such footers lead. */
  readonly businessPage: string;
  readonly privacyOfficer: Localized;
  readonly complaintDepartment: Localized;
  /** Stands for the revision day of a legal text whose front matter gives none. */
  readonly revisionDay: Localized;
  readonly providers: Readonly<Record<ProviderKind, readonly Provider[]>>;
}

/**
 * The vendor's facts. What is not known stands as a visible placeholder in braces: replace it
 * here and every page follows.
 */
export const COMPANY: CompanyInfo = {
  name: {ko: '{회사명}', en: '{company name}'},
  address: {ko: '{본점 소재지}', en: '{registered address}'},
  phone: '{phone}',
  email: '{email}',
  representative: {ko: '{대표자}', en: '{representative}'},
  businessNumber: '{사업자등록번호}',
  mailOrderNumber: '{통신판매업 신고번호}',
  hostingProvider: {ko: '{호스팅서비스 제공자}', en: '{hosting provider}'},
  businessPage: '{공정거래위원회 사업자정보 공개페이지 주소}',
  privacyOfficer: {
    ko: '{개인정보 보호책임자}',
    en: '{privacy officer}',
  },
  complaintDepartment: {
    ko: '{고충 처리 부서}',
    en: '{complaint department}',
  },
  revisionDay: {ko: '{개정일}', en: '{revision date}'},
  providers: {
    payment: [{name: {ko: '{결제 대행사}', en: '{payment provider}'}}],
    cloud: [{name: {ko: '{클라우드 제공사}', en: '{cloud provider}'}}],
    analytics: [
      {name: {ko: '{분석 서비스 제공사}', en: '{analytics provider}'}},
    ],
  },
};

/** Whether a fact still stands as its placeholder in braces. */
export function isPlaceholder(fact: string): boolean {
  return /^\{.*\}$/.test(fact);
}
