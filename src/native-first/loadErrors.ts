/** Id of a popover that every page contains. It tells the reader that something could not be loaded. */
export const LOAD_NOTICE_ID = 'load-notice';

/** Values of `data-native` on the buttons of the load notice. */
export const RETRY_BUTTON = 'retry';
export const DISMISS_BUTTON = 'dismiss';

/** Value of `data-native` on the sentence about sandboxed frames, in which files with integrity cannot be loaded. */
export const FRAME_HINT = 'framed';

/** Value of `data-native` on the sentence about pressed controls that the application does not contain. */
export const LOST_HINT = 'lost';

/**
 * Shows the notice that something could not be loaded. Its button calls `retry`.
 *
 * @param retry - undefined if the application has loaded, but does not contain what the reader has pressed
 */
export function showLoadNotice(retry?: () => unknown): void {
  const notice = document.getElementById(LOAD_NOTICE_ID);
  const part = (name: string) =>
    notice?.querySelector<HTMLElement>(`[data-native=${name}]`);
  const [again, dismiss, framed, lost] = [
    RETRY_BUTTON,
    DISMISS_BUTTON,
    FRAME_HINT,
    LOST_HINT,
  ].map(part);
  if (!notice || !again || !dismiss || !lost) {
    return;
  }
  lost.hidden = retry !== undefined;
  (lost.previousElementSibling as HTMLElement).hidden = again.hidden =
    !lost.hidden;
  again.onclick = () => {
    notice.hidePopover();
    retry?.();
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
 * Loads scripts of the page a second time if they fail, and shows the load notice if that fails as well, or if a
 * style sheet cannot be loaded.
 *
 * The notice's button fetches the failed files without the cache before it reloads the page, since the browser may
 * have cached a damaged file.
 */
export function reportFailedFiles(
  reload: () => unknown = () => window.location.reload(),
): void {
  const failed: string[] = [];
  const report = (file: string) => {
    failed.push(file);
    showLoadNotice(async () => {
      await Promise.allSettled(
        failed.map((each) => fetch(each, {cache: 'reload'})),
      );
      reload();
    });
  };
  window.addEventListener(
    'error',
    ({target}) => {
      const {src, href, integrity, onerror} = target as FileElement;
      // Ignores elements added by loadFile.ts, which have an error handler and are loaded again.
      if (!integrity || onerror) {
        return;
      }
      if (src) {
        loadScriptAgain(src, integrity, () => report(src));
      } else {
        window.addEventListener('load', () => report(href!));
      }
    },
    true,
  );
}

/**
 * Loads a script as a module from another URL, since the browser may have cached a damaged file. The Trusted Types
 * policy, without which no script element can be added, is in the script that failed.
 */
function loadScriptAgain(
  src: string,
  integrity: string,
  onerror: () => void,
): void {
  const href = `${src}?1`;
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      integrity,
      onload: () => import(/* webpackIgnore: true */ href),
      onerror,
    }),
  );
}
