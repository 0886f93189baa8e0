import {showLoadNotice} from './loadNotice';
import {reloadOnce} from './reloadOnce';

type File = Partial<HTMLScriptElement & HTMLLinkElement>;

/**
 * Watches the scripts and style sheets that stand in the page. A browser that keeps a damaged one refuses it, for as long
 * as it was told to keep it: what is kept gives way to what the host has, and the page is loaded anew, once.
 *
 * @param reload - loads the page anew
 */
export function mendOwnFiles(reload: () => unknown = reloadOnce): void {
  const mended: Promise<boolean>[] = [];
  window.addEventListener(
    'error',
    ({target}) => {
      const {src, href, integrity, onerror} = target as File;
      // Whoever put a file into the page tries again by itself.
      if (integrity && !onerror) {
        // Fails where the host has no such file.
        mended.push(
          fetch(src ?? href!, {integrity, cache: 'reload'}).then(
            () => true,
            () => false,
          ),
        );
      }
    },
    true,
  );
  window.addEventListener('load', async () => {
    const outcomes = await Promise.all(mended);
    if (outcomes.length > 0 && !(outcomes.every(Boolean) && reload())) {
      showLoadNotice(() => window.location.reload());
    }
  });
}
