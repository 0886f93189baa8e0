import type {EnvironmentReport} from './contract';
import {SpreadsheetError} from './errors';

const used = new WeakSet<HTMLElement>();

/**
 * Reserves a host element for a spreadsheet.
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

/** Adds the element that a renderer can draw the grid into: this package does not render. */
export function mountInto(host: HTMLElement): void {
  const root = host.ownerDocument.createElement('div');
  root.className = 'spreadsheet-reference';
  host.replaceChildren(root);
}

/** Empties and releases a host. */
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

/** Checks which globals are missing. */
export function checkEnvironment(): EnvironmentReport {
  const missing = NEEDED.filter((name) => globalThis[name] === undefined);
  return {supported: missing.length === 0, missing};
}

export function pageLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
