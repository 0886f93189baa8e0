/** What links of the menus are made from, on the English site without documents of its own. */
export const LINK_CONTEXT = {
  bases: {
    sdk: 'https://sdk.example.com',
    documents: undefined,
    livedemo: 'https://demo.example.com',
  },
  variant: 'global',
  locale: 'en',
  inSiteDocuments: {},
} as const;

/** What addresses of hits are read against. */
export const HIT_TARGETS = {
  origin: 'https://site.example',
  publicOrigin: 'https://site.example',
};
