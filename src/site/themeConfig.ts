import type {ThemeConfig} from '@docusaurus/preset-classic';
import {formatCopyrightLine, createFooterColumns} from './footer';
import {getLogoPath} from './linkTable';
import type {Locale} from './locales';
import {createNavbarItems} from './navbar';
import {PRISM_CONFIG} from './prism';
import {rewriteNavbarItems} from './rewriteNavbarItems';
import type {SiteConfig} from './siteConfig';
import {getLocalizedText} from './texts';

/** Creates the `themeConfig` of Docusaurus' classic theme. */
export function createThemeConfig(site: SiteConfig, locale: Locale) {
  const {linkBases: bases, variant} = site;
  const context = {bases, variant, locale};
  return {
    colorMode: {
      defaultMode: 'light',
      disableSwitch: site.colorMode === 'light',
      respectPrefersColorScheme: site.colorMode === 'auto',
    },
    announcementBar: site.announcementBar && {
      id: site.announcementBar.id,
      content: getLocalizedText(site.announcementBar.text, locale),
    },
    navbar: {
      title: getLocalizedText(site.title, locale),
      logo: {...createLogo(site), href: findLogoTarget(site, locale)},
      hideOnScroll: true,
      style: site.style.dark ? 'dark' : undefined,
      items: rewriteNavbarItems(
        createNavbarItems(context, site.locales),
        context,
      ),
    },
    footer: {
      style: site.style.dark ? 'dark' : 'light',
      logo: createLogo(site),
      links: createFooterColumns(context),
      copyright: formatCopyrightLine(site.companyInfo, locale),
    },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    prism: PRISM_CONFIG,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [
      {
        name: 'color-scheme',
        content: site.colorMode === 'auto' ? 'light dark' : 'light',
      },
    ],
  } satisfies ThemeConfig;
}

/** Creates the logo. Browsers load both images, so `srcDark` is the dark logo only if dark mode exists. */
function createLogo({logo: {src, srcDark}, colorMode}: SiteConfig) {
  return {
    alt: '',
    src,
    srcDark: colorMode === 'auto' ? srcDark : src,
    width: 32,
    height: 32,
  };
}

/** Returns the target of the logo link. With several locales, Docusaurus adds the locale prefix to `/`. */
function findLogoTarget({locales}: SiteConfig, locale: Locale): string {
  return locales.length > 1 ? '/' : getLogoPath(locale);
}
