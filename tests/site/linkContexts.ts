import {IN_SITE_DOCUMENTS} from '../../src/sets/products';
import type {LinkContext} from '../../src/site/linkTable';
import {LOCALES} from '../../src/site/locales';
import {VARIANTS} from '../../src/site/variants';

/** Bases of the link table that no build has. */
export const BASES = {
  sdk: 'https://sdk.test',
  documents: 'https://docs.test',
  livedemo: 'https://demo.test',
};

export const GLOBAL_EN: LinkContext = {
  bases: BASES,
  variant: 'global',
  locale: 'en',
  inSiteDocuments: IN_SITE_DOCUMENTS,
};

/** Every variant in every locale. */
export const CONTEXTS = VARIANTS.flatMap((variant) =>
  LOCALES.map((locale): LinkContext => ({...GLOBAL_EN, variant, locale})),
);
