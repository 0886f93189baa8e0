import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** A resource that a page loads, or an address that a page sends data to. */
export interface PageRequest {
  /** CSP directive that governs the request: `img-src`. */
  readonly directive: string;
  /** Address as written in the page, which may be relative. */
  readonly address: string;
  /** HTML of the element for messages, such as `<img src="/a.png">`. */
  readonly element: string;
}

/** The parts of a page that a content security policy governs. */
export interface PageCode {
  /** Texts of inline scripts, except data blocks such as JSON-LD. */
  readonly scripts: string[];
  /** `<style>` elements. `address` is the file that the element is a copy of, or empty. */
  readonly styles: {readonly address: string; text: string}[];
  /** Values of `style` attributes. */
  readonly styleAttributes: string[];
  /** Event handler attributes and `javascript:` addresses. A policy could allow them only with `unsafe-inline`. */
  readonly forbidden: string[];
  readonly requests: PageRequest[];
}

/** CSP directives by element and by the attribute that contains the address. */
const ADDRESS_ATTRIBUTES: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  script: {src: 'script-src'},
  img: {src: 'img-src', srcset: 'img-src'},
  image: {href: 'img-src', 'xlink:href': 'img-src'},
  input: {src: 'img-src', formaction: 'form-action'},
  source: {src: 'media-src', srcset: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  track: {src: 'media-src'},
  iframe: {src: 'frame-src'},
  embed: {src: 'object-src'},
  object: {data: 'object-src'},
  form: {action: 'form-action'},
  button: {formaction: 'form-action'},
};

/** CSP directives of `<link>` elements by `rel`; those of preloads by `as`. */
const LINK_DIRECTIVES: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  // The policy does not block preconnects, but scripts usually send requests to that host later.
  preconnect: 'connect-src',
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  fetch: 'connect-src',
};

/**
 * Reads the code and requests of a page, including those of `srcdoc` frames.
 *
 * @param inlinedSheetAttribute - attribute that contains the address of the file that a `<style>` element is
 * a copy of
 */
export function readHtml(
  html: string,
  inlinedSheetAttribute = 'data-href',
): PageCode {
  const code: PageCode = {
    scripts: [],
    styles: [],
    styleAttributes: [],
    forbidden: [],
    requests: [],
  };
  let open = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = '', style, srcdoc} = attributes;
      open = '';
      if (name === 'script' && src === undefined && isScript(type)) {
        open = name;
        code.scripts.push('');
      }
      if (name === 'style') {
        open = name;
        code.styles.push({
          address: attributes[inlinedSheetAttribute] ?? '',
          text: '',
        });
      }
      if (style !== undefined) {
        code.styleAttributes.push(style);
        code.requests.push(...readStyleSheet(style, `<${name} style>`));
      }
      if (srcdoc !== undefined) {
        // `srcdoc` frames inherit the content security policy of the page.
        const inner = readHtml(srcdoc, inlinedSheetAttribute);
        (Object.keys(code) as (keyof PageCode)[]).forEach((part) =>
          code[part].push(...(inner[part] as never[])),
        );
      }
      code.forbidden.push(...findForbidden(name, attributes));
      code.requests.push(...findRequests(name, attributes));
    },
    ontext(text) {
      // The parser may report the text of one element in several parts.
      if (open === 'script') {
        code.scripts[code.scripts.length - 1] += text;
      } else if (open === 'style') {
        code.styles.at(-1)!.text += text;
      }
    },
    onclosetag() {
      if (open === 'script') {
        code.requests.push(...findLoadedScripts(code.scripts.at(-1)!));
      } else if (open === 'style') {
        code.requests.push(
          ...readStyleSheet(code.styles.at(-1)!.text, '<style>'),
        );
      }
      open = '';
    },
  });
  parser.end(html);
  return code;
}

function isScript(type: string): boolean {
  return /^$|^module$|^importmap$|^speculationrules$|javascript|ecmascript/i.test(
    type,
  );
}

function findForbidden(
  element: string,
  attributes: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(attributes)
    .filter(
      ([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value),
    )
    .map(([name, value]) => `<${element} ${name}="${value}">`);
}

function findRequests(
  name: string,
  attributes: Readonly<Record<string, string>>,
): PageRequest[] {
  const {rel = '', as = ''} = attributes;
  const isLink = name === 'link';
  const governed = isLink
    ? {href: linkDirective(rel, as)}
    : ADDRESS_ATTRIBUTES[name];
  const element = isLink ? `link rel=${rel}` : name;
  return Object.entries(governed ?? {}).flatMap(([attribute, directive]) =>
    directive === undefined
      ? []
      : splitAddresses(attribute, attributes[attribute]).map((address) => ({
          directive,
          address,
          element: `<${element} ${attribute}="${address}">`,
        })),
  );
}

function linkDirective(rel: string, as: string): string | undefined {
  const relations = rel.toLowerCase().split(/\s+/);
  return relations.includes('preload')
    ? LINK_DIRECTIVES[as]
    : relations.map((relation) => LINK_DIRECTIVES[relation]).find(Boolean);
}

/** Returns all addresses in `srcset`, or the single address in another attribute. */
function splitAddresses(attribute: string, value = ''): string[] {
  const values = attribute === 'srcset' ? value.split(/,\s+/) : [value];
  return values.map((each) => each.trim().split(/\s/)[0]!).filter(Boolean);
}

/** Finds absolute addresses of scripts that an inline script loads, as tag managers do. */
function findLoadedScripts(text: string): PageRequest[] {
  const named = text.matchAll(
    /["'`]((?:https?:)?\/\/[\w.-]+\/[^"'`]*\.m?js\b[^"'`]*)/g,
  );
  return [...named].map(([, address = '']) => ({
    directive: 'script-src',
    address,
    element: `<script> that names ${address}`,
  }));
}

/** Matches a `@font-face` rule, an `@import`, or any other `url()`. */
const SHEET_ADDRESS =
  /@font-face\s*\{[^}]*\}|@import\s+(?:url\()?\s*["']?([^"')\s;]+)|url\(\s*["']?([^"')]+)/gi;

/**
 * Lists the requests of a style sheet.
 *
 * @param element - element that contains or loads the style sheet, for messages
 */
export function readStyleSheet(css: string, element: string): PageRequest[] {
  return [...css.matchAll(SHEET_ADDRESS)].flatMap(([text, imported, other]) => {
    const found = (directive: string, address: string) => ({
      directive,
      address,
      element: `${element} url(${address.slice(0, 60)})`,
    });
    if (imported !== undefined) {
      return [found('style-src', imported)];
    }
    return other === undefined
      ? [...text.matchAll(/url\(\s*["']?([^"')]+)/gi)].map(([, address]) =>
          found('font-src', address!),
        )
      : [found('img-src', other)];
  });
}

/** Returns the CSP source expression of inline code: `'sha256-…'`. */
export function computeCspHash(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64');
  return `'sha256-${digest}'`;
}
