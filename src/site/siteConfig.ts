import {COMPANY, type CompanyInfo} from './company';
import type {LinkBases} from './linkTable';
import {STRINGS} from './locales';
import type {Locale, Localized, Strings} from './locales';
import type {Settings} from './settings';
import type {Variant} from './variants';

/** Announcement above the navbar. A new id shows it again to readers who dismissed the previous one. */
interface AnnouncementBar {
  readonly id: string;
  readonly text: Localized;
}

/** Configuration of a build: settings and facts about the company. */
export interface SiteConfig extends Settings {
  readonly title: Localized;
  readonly tagline: Localized;
  readonly companyInfo: CompanyInfo;
  readonly logo: {readonly src: string; readonly srcDark: string};
  /** Whether navbar and footer are dark in both colour modes. */
  readonly style: {readonly dark: boolean};
  readonly announcementBar: AnnouncementBar | undefined;
  /** Off, because Docusaurus needs an inline script for it, and shows it also after a failed download. */
  readonly baseUrlIssueBanner: boolean;
}

/** Configuration for browsers. JSON without secrets. */
export interface PublicSiteConfig {
  readonly variant: Variant;
  readonly linkBases: LinkBases;
  readonly companyInfo: CompanyInfo;
  readonly reportUrl?: string | undefined;
  /** Texts of a further language; absent for Korean and English. */
  readonly strings?: Strings | undefined;
}

/** Name of the site. Also the top level of search results outside the documentation. */
export const SITE_TITLE: Localized = {
  ko: '문서 처리 SDK',
  en: 'Document SDKs',
};

/** Combines settings and company facts. */
export function createSiteConfig(settings: Settings): SiteConfig {
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

/** Selects the configuration for browsers, on pages of a locale. */
export function publicSiteConfig(
  {variant, linkBases, companyInfo, reportUrl}: SiteConfig,
  locale: Locale,
): PublicSiteConfig {
  return {
    variant,
    linkBases,
    companyInfo,
    reportUrl,
    strings: STRINGS[locale],
  };
}
