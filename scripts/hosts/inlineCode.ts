import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {SHEET_ATTRIBUTE} from '../../src/site/sheetAttribute';

/** Code that stands in a page itself. */
export interface InlineCode {
  /** Texts of scripts that are run. Data blocks such as JSON-LD are none: browsers do not run them. */
  readonly scripts: readonly string[];
  /** Style sheets whose files are named. */
  readonly styles: readonly InlineStyle[];
  /** Everything else that a policy without `unsafe-inline` forbids, as it stands in the page. */
  readonly forbidden: readonly string[];
}

/** A style sheet that stands in a page. */
export interface InlineStyle {
  /** Address of its file. */
  readonly address: string;
  readonly text: string;
}

/** Reads a page. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: {address: string; text: string}[] = [];
  const forbidden: string[] = [];
  /** Takes the text of the element that is open. */
  let take: ((text: string) => void) | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = ''} = attributes;
      if (name === 'script' && src === undefined && isRun(type)) {
        scripts.push('');
        take = (text) => (scripts[scripts.length - 1] += text);
      }
      const address = attributes[SHEET_ATTRIBUTE];
      if (name === 'style' && address !== undefined) {
        const style = {address, text: ''};
        styles.push(style);
        take = (text) => (style.text += text);
      } else if (name === 'style') {
        forbidden.push('<style>');
      }
      forbidden.push(...forbiddenAttributes(name, attributes));
    },
    ontext(text) {
      take?.(text);
    },
    onclosetag() {
      take = undefined;
    },
  });
  parser.end(html);
  return {scripts, styles, forbidden};
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
