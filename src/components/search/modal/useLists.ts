import {useMemo} from 'react';
import {resolveHitTarget, type AllowedTargets} from '@site/src/search/address';
import {openStoredHits} from '@site/src/search/storedHits';
import type {Lists} from './sources';

/**
 * Recent and saved results: seven recent ones, or four beside saved ones. The names in the storage
 * are those of DocSearch.
 *
 * @param storageName - keeps the lists of several sites on one host apart
 */
export function useLists(storageName: string, targets: AllowedTargets): Lists {
  return useMemo(() => {
    const isAllowed = (href: string) =>
      resolveHitTarget(href, targets) === href;
    const favorites = openStoredHits(
      `__DOCSEARCH_FAVORITE_SEARCHES__${storageName}`,
      10,
      isAllowed,
    );
    const recent = openStoredHits(
      `__DOCSEARCH_RECENT_SEARCHES__${storageName}`,
      favorites.getAll().length === 0 ? 7 : 4,
      isAllowed,
    );
    return {favorites, recent};
  }, [storageName, targets]);
}
