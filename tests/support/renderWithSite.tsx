import type {ReactNode} from 'react';
// Components access the site through these internal modules; no other file imports them.
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context as DocusaurusContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {
  LOCALE_CONFIGS,
  LOCALE_PREFIX,
  LOCALES,
  type Locale,
} from '@site/src/site/locales';
import {PRISM_CONFIG} from '@site/src/site/prism';
import {readSettings} from '@site/src/site/settings';
import {createSiteConfig, toPublicSiteConfig} from '@site/src/site/siteConfig';
import {getLocalizedText} from '@site/src/site/texts';
import type {SiteVariant} from '@site/src/site/variants';

interface Options {
  readonly locale?: Locale;
  readonly variant?: SiteVariant;
  /** Additional settings of the build. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Initial address. */
  readonly path?: string;
  readonly themeConfig?: object;
  /** Global data by plugin name and instance id. */
  readonly globalData?: object;
}

/** Renders a component inside the site. */
export function renderWithSite(ui: ReactNode, options?: Options): RenderResult {
  return render(inSite(ui, options));
}

/** Wraps a component in router, head and the Docusaurus context of a build. */
function inSite(
  ui: ReactNode,
  {
    locale = 'en',
    variant = 'global',
    settings = {},
    path = '/',
    themeConfig = {},
    globalData = {},
  }: Options = {},
): ReactNode {
  const site = createSiteConfig(
    readSettings({...settings, SITE_VARIANT: variant}),
  );
  const context = {
    siteConfig: {
      title: getLocalizedText(site.title, locale),
      tagline: getLocalizedText(site.tagline, locale),
      url: site.url,
      baseUrl: '/',
      trailingSlash: false,
      // Classic components read these without checks.
      themeConfig: {
        docs: {sidebar: {}},
        navbar: {hideOnScroll: true, items: []},
        prism: {...PRISM_CONFIG, magicComments: []},
        ...themeConfig,
      },
      future: {experimental_router: 'browser'},
      customFields: {site: toPublicSiteConfig(site, locale)},
    },
    i18n: {
      currentLocale: locale,
      defaultLocale: locale,
      locales: [locale],
      // As in a `ko,en` build, English is below /en.
      localeConfigs: Object.fromEntries(
        LOCALES.map((name) => [
          name,
          {
            ...LOCALE_CONFIGS[name],
            url: site.url,
            baseUrl: `${LOCALE_PREFIX[name]}/`,
          },
        ]),
      ),
    },
    siteMetadata: {},
    globalData,
    codeTranslations: {},
  };
  return (
    <HelmetProvider>
      <DocusaurusContext.Provider value={context as never}>
        <BrowserContextProvider>
          <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
        </BrowserContextProvider>
      </DocusaurusContext.Provider>
    </HelmetProvider>
  );
}
