import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {SHEET_ATTRIBUTE} from '../../../src/site/sheetAttribute';

/** Something that a page loads or sends. */
export interface PageRequest {
  /** Directive of a content security policy that says from where: `img-src`. */
  readonly directive: string;
  /** As it stands in the page. */
  readonly address: string;
  /** What stands in the page: `<img src="/a.png">`. */
  readonly element: string;
}

/** What of a page a content security policy decides on. */
export interface PageCode {
  /** Texts of scripts that are run. Data blocks such as JSON-LD are none: browsers do not run them. */
  readonly scripts: string[];
  /** Style sheets; the address of its file is empty for one that has none. */
  readonly styles: {readonly address: string; text: string}[];
  /** Values of `style` attributes. */
  readonly styleAttributes: string[];
  /** Handlers and addresses of scripts, which only `unsafe-inline` would allow, as they stand in the page. */
  readonly forbidden: string[];
  readonly requests: PageRequest[];
}

/** Attributes that hold an address, by element, with the directive that governs it. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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

/** The same of links, by their relation, or by what they load ahead. */
const RELATIONS: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
  manifest: 'manifest-src',
  modulepreload: 'script-src',
  // The policy stops no connection: it is the sign of a request that a script is about to send.
  preconnect: 'connect-src',
  script: 'script-src',
  style: 'style-src',
  image: 'img-src',
  font: 'font-src',
  fetch: 'connect-src',
};

/** Reads a page, and the pages that stand in its frames. */
export function readHtml(html: string): PageCode {
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
      if (name === 'script' && src === undefined && isRun(type)) {
        open = name;
        code.scripts.push('');
      }
      if (name === 'style') {
        open = name;
        code.styles.push({
          address: attributes[SHEET_ATTRIBUTE] ?? '',
          text: '',
        });
      }
      if (style !== undefined) {
        code.styleAttributes.push(style);
        code.requests.push(...readSheet(style, `<${name} style>`));
      }
      if (srcdoc !== undefined) {
        // It has the policy of the page around it.
        const inner = readHtml(srcdoc);
        (Object.keys(code) as (keyof PageCode)[]).forEach((part) =>
          code[part].push(...(inner[part] as never[])),
        );
      }
      code.forbidden.push(...forbiddenAttributes(name, attributes));
      code.requests.push(...requestsOf(name, attributes));
    },
    ontext(text) {
      // Texts come in pieces.
      if (open === 'script') {
        code.scripts[code.scripts.length - 1] += text;
      } else if (open === 'style') {
        code.styles.at(-1)!.text += text;
      }
    },
    onclosetag() {
      if (open === 'script') {
        code.requests.push(...loaderRequests(code.scripts.at(-1)!));
      } else if (open === 'style') {
        code.requests.push(...readSheet(code.styles.at(-1)!.text, '<style>'));
      }
      open = '';
    },
  });
  parser.end(html);
  return code;
}

function isRun(type: string): boolean {
  return /^$|^module$|^importmap$|^speculationrules$|javascript|ecmascript/i.test(
    type,
  );
}

function forbiddenAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(attributes)
    .filter(
      ([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value),
    )
    .map(([name, value]) => `<${element} ${name}="${value}">`);
}

function requestsOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
): PageRequest[] {
  const {rel = '', as = ''} = attributes;
  const isLink = name === 'link';
  const governed = isLink ? {href: directiveOf(rel, as)} : ATTRIBUTES[name];
  const element = isLink ? `link rel=${rel}` : name;
  return Object.entries(governed ?? {}).flatMap(([attribute, directive]) =>
    directive === undefined
      ? []
      : addressesOf(attribute, attributes[attribute]).map((address) => ({
          directive,
          address,
          element: `<${element} ${attribute}="${address}">`,
        })),
  );
}

function directiveOf(rel: string, as: string): string | undefined {
  const relations = rel.toLowerCase().split(/\s+/);
  return relations.includes('preload')
    ? RELATIONS[as]
    : relations.map((relation) => RELATIONS[relation]).find(Boolean);
}

/** One address, or those of a list of images. */
function addressesOf(attribute: string, value = ''): string[] {
  const values = attribute === 'srcset' ? value.split(/,\s+/) : [value];
  return values.map((each) => each.trim().split(/\s/)[0]!).filter(Boolean);
}

/** The scripts that a script in a page loads, as far as its text names them. */
function loaderRequests(text: string): PageRequest[] {
  const named = text.matchAll(
    /["'`]((?:https?:)?\/\/[\w.-]+\/[^"'`]*\.m?js\b[^"'`]*)/g,
  );
  return [...named].map(([, address = '']) => ({
    directive: 'script-src',
    address,
    element: `<script> that names ${address}`,
  }));
}

/** A font, an import, or another address. */
const ADDRESS =
  /@font-face\s*\{[^}]*\}|@import\s+(?:url\()?\s*["']?([^"')\s;]+)|url\(\s*["']?([^"')]+)/gi;

/**
 * Lists what a style sheet loads.
 *
 * @param element - where it stands
 */
export function readSheet(css: string, element: string): PageRequest[] {
  return [...css.matchAll(ADDRESS)].flatMap(([text, imported, other]) => {
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

/** A text's source expression in a content security policy: `'sha256-…'`. */
export function policyHash(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64');
  return `'sha256-${digest}'`;
}
