/** Id of the popover on every page that says that something could not be loaded. */
export const LOAD_NOTICE_ID = 'load-notice';

/** Values of `data-native` on its buttons. */
export const RETRY = 'retry';
export const DISMISS = 'dismiss';

/** `data-native` of its sentence for pages in a sandboxed frame, where files with integrity cannot load. */
export const FRAMED = 'framed';

/** Shows that something could not be loaded, with a button that calls `retry`. */
export function showLoadNotice(retry: () => unknown): void {
  const notice = document.getElementById(LOAD_NOTICE_ID);
  const part = (name: string) =>
    notice?.querySelector<HTMLElement>(`[data-native=${name}]`);
  const [again, dismiss, framed] = [RETRY, DISMISS, FRAMED].map(part);
  if (!notice || !again || !dismiss) {
    return;
  }
  again.onclick = () => {
    notice.hidePopover();
    retry();
  };
  dismiss.onclick = () => notice.hidePopover();
  // https://html.spec.whatwg.org/multipage/browsers.html#sandboxed-origin-browsing-context-flag
  if (framed && window.origin === 'null' && window.parent !== window) {
    framed.hidden = false;
    framed.lastElementChild!.textContent = window.location.href;
  }
  // `showPopover` throws if it is open already.
  notice.togglePopover(true);
}

type FileElement = Partial<HTMLScriptElement & HTMLLinkElement>;

/**
 * Shows the load notice when a script or style sheet of the page fails. The browser may have cached a damaged file, so
 * the files are fetched anew before the page is reloaded.
 */
export function reportFailedFiles(
  reload: () => unknown = () => window.location.reload(),
): void {
  const failed: string[] = [];
  window.addEventListener(
    'error',
    ({target}) => {
      const {src, href, integrity, onerror} = target as FileElement;
      // Elements with a handler are those of loadFile.ts, which tries again.
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
