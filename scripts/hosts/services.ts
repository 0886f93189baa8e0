/** Sources by directive of a content security policy. */
type SourceTable = Readonly<Record<string, readonly string[]>>;

/** A service whose scripts ask for more than pages show. */
export interface Service {
  /** What `--allow` is given to let it work, or the end of that. */
  readonly host: RegExp;
  readonly sources: SourceTable;
  /** Where its vendor says so. */
  readonly page: string;
}

/** What services need according to their vendors, without what only further features of theirs need. */
export const SERVICES: readonly Service[] = [
  {
    // gtag.js and Tag Manager. Tags of a container may need more.
    host: /^www\.googletagmanager\.com$/,
    sources: {
      'script-src': ['https://*.googletagmanager.com'],
      'img-src': [
        'https://*.google-analytics.com',
        'https://*.googletagmanager.com',
      ],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
    },
    page: 'https://developers.google.com/tag-platform/security/guides/csp',
  },
  {
    host: /^www\.google-analytics\.com$/,
    sources: {
      'script-src': ['https://www.google-analytics.com'],
      'img-src': ['https://www.google-analytics.com'],
      'connect-src': ['https://www.google-analytics.com'],
    },
    page: 'https://developers.google.com/tag-platform/security/guides/csp',
  },
  {
    host: /^fonts\.googleapis\.com$/,
    sources: {'font-src': ['https://fonts.gstatic.com']},
    page: 'https://developers.google.com/fonts/docs/getting_started',
  },
  {
    // DocSearch.
    host: /\.algolia\.net$/,
    sources: {
      'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'],
    },
    page: 'https://algolia.com/doc/guides/building-search-ui/algolia-experiences/troubleshooting',
  },
];

/** What scripts and style sheets of any host ask that host for: pages show none of it. */
export const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['connect-src', 'img-src'],
  'style-src': ['font-src', 'img-src'],
};
