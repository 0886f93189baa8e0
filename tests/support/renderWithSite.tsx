import React, {type ReactNode} from 'react';
// The only place that reaches for this internal module: components read the site through it.
import {Context as DocusaurusContext} from '@docusaurus/core/lib/client/docusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import {LOCALE_CONFIGS, type Locale} from '@site/src/site/locales';
import {readSettings} from '@site/src/site/settings';
import {createSiteConfig, publicSiteConfig} from '@site/src/site/siteConfig';
import type {Variant} from '@site/src/site/variants';

interface Options {
  readonly locale?: Locale;
  readonly variant?: Variant;
  /** Address shown first. */
  readonly path?: string;
  readonly themeConfig?: object;
}

/** Renders a component inside the site: router, head, and the Docusaurus context of a build. */
export function renderWithSite(
  ui: ReactNode,
  {
    locale = 'en',
    variant = 'global',
    path = '/',
    themeConfig = {},
  }: Options = {},
): RenderResult {
  const site = createSiteConfig(readSettings({SITE_VARIANT: variant}));
  const context = {
    siteConfig: {
      title: site.title[locale],
      tagline: site.tagline[locale],
      url: site.url,
      baseUrl: '/',
      trailingSlash: false,
      themeConfig,
      future: {experimental_router: 'browser'},
      customFields: {site: publicSiteConfig(site)},
    },
    i18n: {
      currentLocale: locale,
      defaultLocale: locale,
      locales: [locale],
      localeConfigs: LOCALE_CONFIGS,
    },
    siteMetadata: {},
    globalData: {},
    codeTranslations: {},
  };
  return render(
    <HelmetProvider>
      <DocusaurusContext.Provider value={context as never}>
        <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
      </DocusaurusContext.Provider>
    </HelmetProvider>,
  );
}
