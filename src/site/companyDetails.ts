import {isPlaceholder, type CompanyInfo} from './company';
import type {Locale, Localized} from './locales';

/** One line of what the footer says about the vendor. */
export interface CompanyDetail {
  readonly label: Localized;
  readonly fact: Localized | string;
  /** Where the fact leads. */
  readonly href?: string;
}

/**
 * Who offers the site. Pages in Korean name besides what a seller to consumers in Korea has to, from the
 * representative to its entry in the Fair Trade Commission's list; editions of the site differ in nothing of it.
 */
export function companyDetails(
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

/** The seller's entry in the public list: a link once its address is known. */
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
