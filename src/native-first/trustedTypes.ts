// Trusted Types policy. Browsers enforce it if the host sends `require-trusted-types-for 'script'`:
// https://www.w3.org/TR/trusted-types/

/** Name of the function that parses text into a separate document, in which scripts do not run. */
const PARSER = 'DOMParser parseFromString';

/** Text from which React creates script elements, which it fills later. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Matches tags that are not allowed. Allowed are those of code, links, tables, lists, drawings and the progress bar.
 */
const OTHER_MARKUP =
  /<(?!\/?(?:a|b|br|circle|code|col|colgroup|defs|div|ellipse|g|li|line|mark|p|path|polygon|polyline|rect|span|svg|table|tbody|td|text|th|thead|title|tr|tspan|ul)(?:\s+(?:href="(?:[#/]|https:)[^"]*"|(?!on|style|href|src|xlink)[\w:-]+(?:="[^"]*")?))*\s*\/?>)/i;

/** Callbacks of the policy. If they return null, the browser throws a TypeError. */
interface PolicyOptions {
  createHTML(text: string, type: string, sink: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}

type Browser = Window & {
  readonly trustedTypes?: {
    /** Optional, since without Trusted Types `window.trustedTypes` may be an element with that id. */
    readonly createPolicy?: (
      name: 'default',
      options: PolicyOptions,
    ) => unknown;
  };
};

/** Installs the default policy. It allows markup without scripts, JSON, and scripts of this site. */
export function installTrustedTypes(): void {
  const allow = (text: string, isAllowed: boolean) => (isAllowed ? text : null);
  (window as Browser).trustedTypes?.createPolicy?.('default', {
    createHTML: (text, _, sink) => allow(text, isTrustedMarkup(text, sink)),
    createScript: (text) => allow(text, isData(text)),
    createScriptURL: (address) => allow(address, isTrustedScript(address)),
  });
}

/** Tells whether a text is markup without scripts, or is parsed into a separate document. */
export function isTrustedMarkup(text: string, sink: string): boolean {
  return sink === PARSER || text === EMPTY_SCRIPT || !OTHER_MARKUP.test(text);
}

/** Tells whether the text of a script element is a JSON object and no code. */
function isData(text: string): boolean {
  try {
    return text.startsWith('{') && JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/** Tells whether the URL of a script or worker is on this site. */
export function isTrustedScript(address: string): boolean {
  const {origin, href} = window.location;
  return (
    URL.canParse(address, href) && new URL(address, href).origin === origin
  );
}
