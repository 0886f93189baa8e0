/** Link context of the English site, whose documents are external. */
export const LINK_CONTEXT = {
  bases: {
    sdk: 'https://sdk.example.com',
    documents: undefined,
    livedemo: 'https://demo.example.com',
  },
  variant: 'global',
  locale: 'en',
} as const;

/** Origins for resolving addresses of search hits. */
export const HIT_TARGETS = {
  origin: 'https://site.example',
  publicOrigin: 'https://site.example',
};
