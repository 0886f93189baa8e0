import type {EnvironmentReport} from '../contract';
import {SpreadsheetError} from '../errors';

const used = new WeakSet<HTMLElement>();

/**
 * Takes a host element for a spreadsheet.
 *
 * @throws SpreadsheetError `HOST_NOT_FOUND`, `HOST_IN_USE`
 */
export function takeHost(host: HTMLElement | string): HTMLElement {
  const element =
    typeof host === 'string' ? document.querySelector<HTMLElement>(host) : host;
  if (!element) {
    throw new SpreadsheetError(
      'HOST_NOT_FOUND',
      `No element matches '${String(host)}': create the spreadsheet once the element is in the page.`,
      {host: String(host)},
    );
  }
  if (used.has(element)) {
    throw new SpreadsheetError(
      'HOST_IN_USE',
      'The host already holds a spreadsheet: dispose that one first.',
      {host: typeof host === 'string' ? host : element.id},
    );
  }
  used.add(element);
  return element;
}

/** Marks the host with the element in which the grid is drawn; this half draws nothing itself. */
export function mountInto(host: HTMLElement): void {
  const root = host.ownerDocument.createElement('div');
  root.className = 'spreadsheet-reference';
  host.replaceChildren(root);
}

/** Empties a host, so that another spreadsheet can take it. */
export function freeHost(host: HTMLElement): void {
  host.replaceChildren();
  used.delete(host);
}

const NEEDED = [
  'document',
  'Blob',
  'structuredClone',
  'AbortController',
  'CompressionStream',
] as const;

/** What the page has of what the runtime needs. Loads nothing. */
export function checkEnvironment(): EnvironmentReport {
  const missing = NEEDED.filter((name) => globalThis[name] === undefined);
  return {supported: missing.length === 0, missing};
}

/** The language of the page. */
export function pageLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
