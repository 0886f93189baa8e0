import type {Locale, LocalizedText} from './locales';

/** Kinds of external services that process personal data. */
export type ProviderKind = 'payment' | 'cloud' | 'analytics';

/** An external service. `privacyUrl` is the HTTPS address of its privacy policy. */
interface Provider {
  readonly name: LocalizedText;
  readonly privacyUrl?: string;
}

/** Facts about the company, shown in the footer and in legal texts. */
export interface CompanyInfo {
  readonly name: LocalizedText;
  readonly address: LocalizedText;
  /** Phone number of customer support. */
  readonly phone: string;
  readonly email: string;
  /** Korean law requires `representative` and the facts below in the footer of Korean pages. */
  readonly representative: LocalizedText;
  readonly businessNumber: string;
  readonly mailOrderNumber: string;
  readonly hostingProvider: LocalizedText;
  /** HTTPS address of the company's entry in the register of the Korea Fair Trade Commission. */
  readonly businessPage: string;
  readonly privacyOfficer: LocalizedText;
  readonly complaintDepartment: LocalizedText;
  /** Revision date of legal texts that have no `last_revised`. */
  readonly revisionDay: LocalizedText;
  readonly providers: Readonly<Record<ProviderKind, readonly Provider[]>>;
}

/** Company facts on all pages. Replace the placeholders in braces when the facts are known. */
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

/** Whether a fact is still a placeholder in braces. */
export function isPlaceholder(fact: string): boolean {
  return /^\{.*\}$/.test(fact);
}

/** A line of the company details in the footer, optionally linked. */
export interface CompanyDetail {
  readonly label: LocalizedText;
  readonly fact: LocalizedText | string;
  readonly href?: string;
}

/**
 * Lists the company details of the footer. Korean pages add the facts that Korean law requires of sellers to
 * consumers, in both variants.
 */
export function listCompanyDetails(
  company: CompanyInfo,
  locale: Locale,
): CompanyDetail[] {
  const seller: CompanyDetail[] = [
    {
      label: {ko: '대표자', en: 'Representative'},
      fact: company.representative,
    },
    {
      label: {ko: '사업자등록번호', en: 'Business registration number'},
      fact: company.businessNumber,
    },
    {
      label: {ko: '통신판매업 신고번호', en: 'Mail-order business number'},
      fact: company.mailOrderNumber,
    },
    {
      label: {ko: '호스팅서비스 제공자', en: 'Hosting provider'},
      fact: company.hostingProvider,
    },
    businessEntry(company.businessPage),
  ];
  return [
    {label: {ko: '상호', en: 'Company'}, fact: company.name},
    {
      label: {ko: '주소(본점 소재지)', en: 'Registered address'},
      fact: company.address,
    },
    {label: {ko: '고객지원', en: 'Customer support'}, fact: company.phone},
    ...(locale === 'ko'
      ? [{label: {ko: '이메일', en: 'E-mail'}, fact: company.email}, ...seller]
      : []),
  ];
}

/** Creates the line with the company's entry in the public register, linked if its address is known. */
function businessEntry(address: string): CompanyDetail {
  const label = {ko: '사업자정보', en: 'Business information'};
  return isPlaceholder(address)
    ? {label, fact: address}
    : {
        label,
        fact: {ko: '공정거래위원회에서 확인', en: 'Fair Trade Commission'},
        href: address,
      };
}
