import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Code that stands in a page itself. */
export interface InlineCode {
  /** Texts of scripts that are run. Data blocks such as JSON-LD are none: browsers do not run them. */
  readonly scripts: readonly string[];
  /** Everything else that a policy without `unsafe-inline` forbids, as it stands in the page. */
  readonly forbidden: readonly string[];
}

/** Reads a page. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const forbidden: string[] = [];
  let inside = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = ''} = attributes;
      inside = name === 'script' && src === undefined && isRun(type);
      if (inside) {
        scripts.push('');
      }
      if (name === 'style') {
        forbidden.push('<style>');
      }
      forbidden.push(...forbiddenAttributes(name, attributes));
    },
    ontext(text) {
      if (inside) {
        scripts[scripts.length - 1] += text;
      }
    },
    onclosetag(name) {
      inside &&= name !== 'script';
    },
  });
  parser.end(html);
  return {scripts, forbidden};
}

function forbiddenAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(attributes)
    .filter(
      ([name, value]) =>
        name === 'style' ||
        name === 'srcdoc' ||
        /^on/.test(name) ||
        /^\s*javascript:/i.test(value),
    )
    .map(([name, value]) => `<${element} ${name}="${value}">`);
}

function isRun(type: string): boolean {
  return /^$|^module$|^importmap$|^speculationrules$|javascript|ecmascript/i.test(
    type,
  );
}

/** A text's source expression in a content security policy: `'sha256-…'`. */
export function policyHash(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64');
  return `'sha256-${digest}'`;
}
