/** Tells whether the browser renders the page ahead, before the reader has followed a link to it. */
export function isPrerendering(): boolean {
  return (document as {prerendering?: boolean}).prerendering === true;
}

/**
 * Calls a function at once, or, if the browser renders the page ahead, when the reader opens it. Everything that
 * stores, announces or plays something, or loads more than the page, must wait for this.
 */
export function whenOpened(act: () => void): void {
  if (isPrerendering()) {
    document.addEventListener('prerenderingchange', act, {once: true});
  } else {
    act();
  }
}
