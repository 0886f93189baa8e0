// What may become markup, a script or the address of one. Browsers ask for each text that is assigned as
// one where the host sends `require-trusted-types-for 'script'`: https://www.w3.org/TR/trusted-types/

/** Sink of texts that become documents of their own, in which nothing is run. */
const PARSER = 'DOMParser parseFromString';

/** How React makes a script element, which is filled later. */
const EMPTY_SCRIPT = '<script></script>';

/** A `<` that begins anything but coloured code, a link, a table, a list, a shape of a drawing or the loading bar. */
const OTHER_MARKUP =
  /<(?!\/?(?:a|b|br|circle|code|col|colgroup|defs|div|ellipse|g|li|line|mark|p|path|polygon|polyline|rect|span|svg|table|tbody|td|text|th|thead|title|tr|tspan|ul)(?:\s+(?:href="(?:[#/]|https:)[^"]*"|(?!on|style|href|src|xlink)[\w:-]+(?:="[^"]*")?))*\s*\/?>)/i;

/** What a page may make of texts; all else stops with a TypeError. */
interface Rules {
  createHTML(text: string, type: string, sink: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}

type Browser = Window & {
  readonly trustedTypes?: {
    /** Missing from an element of that id, which stands there where a browser has no trusted types. */
    readonly createPolicy?: (name: 'default', rules: Rules) => unknown;
  };
};

/** Lets the page and its libraries assign what they need, wherever they do, and nothing that is run. */
export function installTrustedTypes(): void {
  const allow = (text: string, isAllowed: boolean) => (isAllowed ? text : null);
  (window as Browser).trustedTypes?.createPolicy?.('default', {
    createHTML: (text, _, sink) => allow(text, isTrustedMarkup(text, sink)),
    createScript: (text) => allow(text, isData(text)),
    createScriptURL: (address) => allow(address, isTrustedScript(address)),
  });
}

/** Whether a text may become markup: of a document on its own, or without anything that is run. */
export function isTrustedMarkup(text: string, sink: string): boolean {
  return sink === PARSER || text === EMPTY_SCRIPT || !OTHER_MARKUP.test(text);
}

/** Whether the text of a script element is an object of JSON, which says something of the page and does nothing. */
function isData(text: string): boolean {
  try {
    return text.startsWith('{') && JSON.parse(text) !== null;
  } catch {
    return false;
  }
}

/** Whether a script, or a worker, is a file of this site. */
export function isTrustedScript(address: string): boolean {
  const {origin, href} = window.location;
  return (
    URL.canParse(address, href) && new URL(address, href).origin === origin
  );
}
