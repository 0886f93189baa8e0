import type {EnvironmentReport} from './contract';
import {SpreadsheetError} from './errors';

const usedHosts = new WeakSet<HTMLElement>();

/**
 * Reserves a host element, so that no second spreadsheet can use it.
 *
 * @throws SpreadsheetError `HOST_NOT_FOUND`, `HOST_IN_USE`
 */
export function reserveHost(host: HTMLElement | string): HTMLElement {
  const element =
    typeof host === 'string' ? document.querySelector<HTMLElement>(host) : host;
  if (!element) {
    throw new SpreadsheetError(
      'HOST_NOT_FOUND',
      `No element matches '${String(host)}': create the spreadsheet once the element is in the page.`,
      {host: String(host)},
    );
  }
  if (usedHosts.has(element)) {
    throw new SpreadsheetError(
      'HOST_IN_USE',
      'The host already holds a spreadsheet: dispose that one first.',
      {host: typeof host === 'string' ? host : element.id},
    );
  }
  usedHosts.add(element);
  return element;
}

/** Adds an element into which a renderer can draw the grid. This package does not draw anything itself. */
export function mountGridRoot(host: HTMLElement): void {
  const root = host.ownerDocument.createElement('div');
  root.className = 'spreadsheet-reference';
  host.replaceChildren(root);
}

/** Empties a host element, so that another spreadsheet can use it. */
export function releaseHost(host: HTMLElement): void {
  host.replaceChildren();
  usedHosts.delete(host);
}

const REQUIRED_GLOBALS = [
  'document',
  'Blob',
  'structuredClone',
  'AbortController',
  'CompressionStream',
] as const;

/** Lists the required globals that the environment lacks. */
export function checkEnvironment(): EnvironmentReport {
  const missing = REQUIRED_GLOBALS.filter(
    (name) => globalThis[name] === undefined,
  );
  return {supported: missing.length === 0, missing};
}

export function getPageLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
