import {Parser} from 'htmlparser2';
import {SERVICES} from './services';
import {sheetRequests, type PageRequest} from './sheetRequests';

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

/** Lists what a page loads, that of its styles and of pages within it included. */
export function pageRequests(html: string): PageRequest[] {
  const requests: PageRequest[] = [];
  let open = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      open = name;
      const {style, srcdoc, rel = '', as = ''} = attributes;
      const governed =
        name === 'link' ? {href: directiveOf(rel, as)} : ATTRIBUTES[name];
      for (const [attribute, directive] of Object.entries(governed ?? {})) {
        for (const address of addressesOf(attribute, attributes[attribute])) {
          const element = name === 'link' ? `link rel=${rel}` : name;
          if (directive) {
            requests.push({
              directive,
              address,
              element: `<${element} ${attribute}="${address}">`,
            });
          }
        }
      }
      requests.push(
        ...sheetRequests(style ?? '', `<${name} style>`),
        ...pageRequests(srcdoc ?? ''),
      );
    },
    ontext(text) {
      if (open === 'style') {
        requests.push(...sheetRequests(text, '<style>'));
      } else if (open === 'script') {
        requests.push(...loaderRequests(text));
      }
    },
    onclosetag() {
      open = '';
    },
  });
  parser.end(html);
  return requests;
}

/** The scripts that a script in a page loads, as far as its text names them. */
function loaderRequests(text: string): PageRequest[] {
  const named = text.matchAll(/["'`]((?:https?:)?\/\/([\w.-]+)\/[^"'`]*)/g);
  return [...named]
    .filter(
      ([, address = '', host = '']) =>
        /\.m?js\b/.test(address) ||
        SERVICES.some((each) => each.host.test(host)),
    )
    .map(([, address = '']) => ({
      directive: 'script-src',
      address,
      element: `<script> that names ${address}`,
    }));
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
