import type {CompanyInfo} from './company';
import type {Locale, Localized} from './locales';

/** One line of what the footer says about the vendor. */
export interface CompanyDetail {
  readonly label: Localized;
  readonly fact: Localized | string;
}

/**
 * Who offers the site. Pages in Korean name besides what a seller to consumers in Korea has to, from the
 * representative to the hosting provider; editions of the site differ in nothing of it.
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
  ];
  return [
    {label: {ko: '회사', en: 'Company'}, fact: company.name},
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
