import {IN_SITE_DOCUMENTS} from '@site/src/site/sets/products';
import type {LinkContext} from '@site/src/site/linkTable';
import {useLocale} from './useLocale';
import {useSiteConfig} from './useSiteConfig';

/** What the link table needs to give an address to the page being shown. */
export function useLinkContext(): LinkContext {
  const {linkBases, variant} = useSiteConfig();
  return {
    bases: linkBases,
    variant,
    locale: useLocale(),
    inSiteDocuments: IN_SITE_DOCUMENTS,
  };
}
