import {COMPANY, type CompanyInfo} from './company';
import type {LinkBases} from './linkTable';
import {STRINGS} from './locales';
import type {Locale, Localized, Strings} from './locales';
import type {Settings} from './settings';
import type {Variant} from './variants';

/** A notice above the navbar. A new id shows it again to readers who dismissed the last one. */
interface AnnouncementBar {
  readonly id: string;
  readonly text: Localized;
}

/** Everything a build of the site is configured by: settings and the vendor's own facts. */
export interface SiteConfig extends Settings {
  readonly title: Localized;
  readonly tagline: Localized;
  readonly companyInfo: CompanyInfo;
  readonly logo: {readonly src: string; readonly srcDark: string};
  /** Whether navbar and footer are dark in either colour mode. */
  readonly style: {readonly dark: boolean};
  readonly announcementBar: AnnouncementBar | undefined;
  /**
   * Whether the home page says that its base address is wrong when its scripts cannot load.
   * Off: it needs an inline script, and a failed download looks the same as a wrong address.
   */
  readonly baseUrlIssueBanner: boolean;
}

/** The part of the configuration that browsers get. Plain JSON, nothing secret. */
export interface PublicSiteConfig {
  readonly variant: Variant;
  readonly linkBases: LinkBases;
  readonly companyInfo: CompanyInfo;
  readonly reportUrl?: string | undefined;
  /** Texts of the page's language; absent where tables carry them. */
  readonly strings?: Strings | undefined;
}

/** The site's name; the topmost level of search results outside the documentation. */
export const SITE_TITLE: Localized = {
  ko: '문서 처리 SDK',
  en: 'Document SDKs',
};

/** Joins the settings of a build with the vendor's facts. */
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

/** Picks what components may read in the browser, on pages of a locale. */
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
