/** Id of the notice that something could not be loaded: a popover that stands in every page. */
export const LOAD_NOTICE_ID = 'load-notice';

/** `data-native` of its buttons. */
export const RETRY = 'retry';
export const DISMISS = 'dismiss';

/** `data-native` of the sentence on pages in a frame without an origin, which may load nothing that is checked. */
export const FRAMED = 'framed';

/**
 * Notifies the reader, in the language of the page, that something could not be loaded. What is on the
 * screen stays.
 *
 * @param retry - called when the reader wants to try again
 */
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
  // It may be open already.
  notice.togglePopover(true);
}
