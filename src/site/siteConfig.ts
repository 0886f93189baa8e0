import {COMPANY, type CompanyInfo} from './company';
import type {LinkBases} from './linkTable';
import {STRINGS_BY_LOCALE} from './locales';
import type {Locale, LocalizedText, LocaleStrings} from './locales';
import type {SiteSettings} from './settings';
import type {SiteVariant} from './variants';

/** Announcement above the navbar. Readers who dismissed it see it again if the id changes. */
interface AnnouncementBar {
  readonly id: string;
  readonly text: LocalizedText;
}

/** Configuration of a build: settings and facts about the company. */
export interface SiteConfig extends SiteSettings {
  readonly title: LocalizedText;
  readonly tagline: LocalizedText;
  readonly companyInfo: CompanyInfo;
  readonly logo: {readonly src: string; readonly srcDark: string};
  /** Whether navbar and footer are dark in both colour modes. */
  readonly style: {readonly dark: boolean};
  readonly announcementBar: AnnouncementBar | undefined;
  /**
   * Docusaurus' banner about a wrong base URL. It is off, because it needs an inline script and also appears
   * after failed downloads.
   */
  readonly baseUrlIssueBanner: boolean;
}

/** Configuration that browsers receive. JSON without secrets. */
export interface PublicSiteConfig {
  readonly variant: SiteVariant;
  readonly linkBases: LinkBases;
  readonly companyInfo: CompanyInfo;
  readonly reportUrl?: string | undefined;
  /** Texts in the page's language; absent for Korean and English. */
  readonly strings?: LocaleStrings | undefined;
}

/** Name of the site, and top level of search results outside the documentation. */
export const SITE_TITLE: LocalizedText = {
  ko: '문서 처리 SDK',
  en: 'Document SDKs',
};

/** Creates the configuration of a build from its settings and the facts about the company. */
export function createSiteConfig(settings: SiteSettings): SiteConfig {
  return {
    ...settings,
    title: SITE_TITLE,
    tagline: {
      ko: '워드프로세서, 스프레드시트, 문서 비교, OCR SDK를 위한 종합 개발 가이드',
      en: 'The complete development guide for word-processor, spreadsheet, document-comparison and OCR SDKs',
    },
    companyInfo: COMPANY,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg'},
    style: {dark: false},
    announcementBar: undefined,
    baseUrlIssueBanner: false,
  };
}

/** Selects the part of the configuration that browsers receive, for pages of a locale. */
export function toPublicSiteConfig(
  {variant, linkBases, companyInfo, reportUrl}: SiteConfig,
  locale: Locale,
): PublicSiteConfig {
  return {
    variant,
    linkBases,
    companyInfo,
    reportUrl,
    strings: STRINGS_BY_LOCALE[locale],
  };
}
