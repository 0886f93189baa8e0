import {showLoadNotice} from './loadNotice';

type File = Partial<HTMLScriptElement & HTMLLinkElement>;

/**
 * Notifies the reader when a script or a style sheet of the page itself could not be loaded. A browser may keep a damaged
 * one, for as long as it was told to: it is fetched anew before the page is.
 *
 * @param reload - loads the page anew
 */
export function mendOwnFiles(
  reload: () => unknown = () => window.location.reload(),
): void {
  const failed: string[] = [];
  window.addEventListener(
    'error',
    ({target}) => {
      const {src, href, integrity, onerror} = target as File;
      // Whoever put a file into the page tries again by itself.
      if (integrity && !onerror) {
        failed.push(src ?? href!);
      }
    },
    true,
  );
  window.addEventListener('load', () => {
    if (failed.length > 0) {
      showLoadNotice(async () => {
        await Promise.allSettled(
          failed.map((file) => fetch(file, {cache: 'reload'})),
        );
        reload();
      });
    }
  });
}
