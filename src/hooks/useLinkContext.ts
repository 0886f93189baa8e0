import type {LinkContext} from '@site/src/site/linkTable';
import {useLocale} from './useLocale';
import {useSiteConfig} from './useSiteConfig';

/** Returns the context in which the link table resolves addresses on the current page. */
export function useLinkContext(): LinkContext {
  const {linkBases, variant} = useSiteConfig();
  return {bases: linkBases, variant, locale: useLocale()};
}
