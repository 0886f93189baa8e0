/** Event of the document: another page stands in it. */
const SHOWN = 'site:page';

/** Does something with the page that is shown, and with each that takes its place before the application is there. */
export function onPage(act: () => void): void {
  act();
  document.addEventListener(SHOWN, act);
}

/** Notifies listeners that another page is shown. */
export function notifyPageShown(): void {
  document.dispatchEvent(new Event(SHOWN));
}
