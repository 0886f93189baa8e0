// Ways from one page to another for what does not know whether the application is running.

/** Event of the document: somebody wants to go to the address in `detail`. */
const NAVIGATE = 'site:navigate';

/** Goes to an address of this site: within the application where it runs, else as a link does. */
export function navigate(href: string): void {
  const event = new CustomEvent(NAVIGATE, {detail: href, cancelable: true});
  if (document.dispatchEvent(event)) {
    window.location.assign(href);
  }
}

/**
 * Lets the application do it.
 *
 * @param go - goes to an address
 * @returns ends it
 */
export function answerNavigation(go: (href: string) => void): () => void {
  const onNavigate = (event: Event) => {
    event.preventDefault();
    go((event as CustomEvent<string>).detail);
  };
  document.addEventListener(NAVIGATE, onNavigate);
  return () => document.removeEventListener(NAVIGATE, onNavigate);
}
