import {APP_SCRIPTS_META} from './app';

/** What there is of a page on its host now. */
export type PageState = 'unreachable' | 'replaced' | 'the same';

/**
 * Looks whether a page can be had, and whether it has been replaced since this one was loaded: files that
 * this one names are gone then.
 */
export async function pageState(
  address: string = window.location.href,
): Promise<PageState> {
  const own = document.querySelector<HTMLMetaElement>(
    `meta[name=${APP_SCRIPTS_META}]`,
  );
  try {
    const response = await fetch(address, {cache: 'no-cache'});
    const text = await response.text();
    if (response.status >= 500) {
      return 'unreachable';
    }
    return !own || text.includes(own.content) ? 'the same' : 'replaced';
  } catch {
    return 'unreachable';
  }
}
