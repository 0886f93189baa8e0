import type {ThemeConfig} from '@docusaurus/preset-classic';
import {copyrightLine, footerColumns, type FooterLink} from './footer';
import {logoPath, type LinkContext} from './linkTable';
import type {Locale} from './locales';
import {navbarItems} from './navbar';
import {PRISM} from './prism';
import {rewriteNavbarItems, type NavbarItem} from './rewriteNavbarItems';
import type {SiteConfig} from './siteConfig';
import {textIn} from './texts';

/** Where the menus lead that the documentation sets on this site give. */
export interface DocsLinks {
  readonly menu: readonly NavbarItem[];
  readonly footer: readonly FooterLink[];
}

/** What readers see around every page, as the classic theme's configuration. */
export function themeConfigOf(
  site: SiteConfig,
  context: LinkContext,
  docs: DocsLinks,
) {
  const {locale} = context;
  return {
    colorMode: {
      defaultMode: 'light',
      disableSwitch: site.colorMode === 'light',
      respectPrefersColorScheme: site.colorMode === 'auto',
    },
    announcementBar: site.announcementBar && {
      id: site.announcementBar.id,
      content: textIn(site.announcementBar.text, locale),
    },
    navbar: {
      title: textIn(site.title, locale),
      logo: {...logoOf(site), href: logoTarget(site, locale)},
      // src/native-first/scrolling.ts hides it, before the application and with it.
      hideOnScroll: false,
      style: site.style.dark ? 'dark' : undefined,
      items: rewriteNavbarItems(
        navbarItems(context, site.locales, docs.menu),
        context,
      ),
    },
    footer: {
      style: site.style.dark ? 'dark' : 'light',
      logo: logoOf(site),
      links: footerColumns(context, docs.footer),
      copyright: copyrightLine(site.companyInfo, locale),
    },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: {hideable: false, autoCollapseCategories: false},
    },
    prism: PRISM,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [
      {
        name: 'color-scheme',
        content: site.colorMode === 'auto' ? 'light dark' : 'light',
      },
    ],
  } satisfies ThemeConfig;
}

/** Where nothing turns the page dark, naming the dark logo would only load it. */
function logoOf({logo: {src, srcDark}, colorMode}: SiteConfig) {
  return {
    alt: '',
    src,
    srcDark: colorMode === 'auto' ? srcDark : src,
    width: 32,
    height: 32,
  };
}

/** Where more than one language is built, Docusaurus itself adds the prefix. */
function logoTarget({locales}: SiteConfig, locale: Locale): string {
  return locales.length > 1 ? '/' : logoPath(locale);
}
