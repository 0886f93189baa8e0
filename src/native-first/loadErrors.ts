/** Id of a popover that every page contains. It tells the reader that something could not be loaded. */
export const LOAD_NOTICE_ID = 'load-notice';

/** Values of `data-native` on the buttons of the load notice. */
export const RETRY_BUTTON = 'retry';
export const DISMISS_BUTTON = 'dismiss';

/** Value of `data-native` on the sentence about sandboxed frames, in which files with integrity cannot be loaded. */
export const FRAME_HINT = 'framed';

/** Shows the notice that something could not be loaded. Its button calls `retry`. */
export function showLoadNotice(retry: () => unknown): void {
  const notice = document.getElementById(LOAD_NOTICE_ID);
  const part = (name: string) =>
    notice?.querySelector<HTMLElement>(`[data-native=${name}]`);
  const [again, dismiss, framed] = [
    RETRY_BUTTON,
    DISMISS_BUTTON,
    FRAME_HINT,
  ].map(part);
  if (!notice || !again || !dismiss) {
    return;
  }
  again.onclick = () => {
    notice.hidePopover();
    retry();
  };
  dismiss.onclick = () => notice.hidePopover();
  // Detects a sandboxed frame by its opaque origin:
  // https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-origin-browsing-context-flag
  if (framed && window.origin === 'null' && window.parent !== window) {
    framed.hidden = false;
    framed.lastElementChild!.textContent = window.location.href;
  }
  // Not `showPopover`, which throws if the notice is already open.
  notice.togglePopover(true);
}

type FileElement = Partial<HTMLScriptElement & HTMLLinkElement>;

/**
 * Shows the load notice if a script or style sheet of the page cannot be loaded.
 *
 * Fetches the failed files without the cache before it reloads the page, since the browser may have cached a
 * damaged file.
 */
export function reportFailedFiles(
  reload: () => unknown = () => window.location.reload(),
): void {
  const failed: string[] = [];
  window.addEventListener(
    'error',
    ({target}) => {
      const {src, href, integrity, onerror} = target as FileElement;
      // Ignores elements added by loadFile.ts, which have an error handler and are loaded again.
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
