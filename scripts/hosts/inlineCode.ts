import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';
import {SHEET_ATTRIBUTE} from '../../src/site/sheetAttribute';

/** Code that stands in a page itself. */
export interface InlineCode {
  /** Texts of scripts that are run. Data blocks such as JSON-LD are none: browsers do not run them. */
  readonly scripts: readonly string[];
  readonly styles: readonly InlineStyle[];
  /** Values of `style` attributes. */
  readonly styleAttributes: readonly string[];
  /** Handlers and addresses of scripts, which only `unsafe-inline` would allow, as they stand in the page. */
  readonly forbidden: readonly string[];
}

/** A style sheet that stands in a page. */
interface InlineStyle {
  /** Address of its file; empty when it has none. */
  readonly address: string;
  readonly text: string;
}

/** Reads a page, and the pages that stand in its frames. */
export function inlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  const styles: {address: string; text: string}[] = [];
  const styleAttributes: string[] = [];
  const forbidden: string[] = [];
  /** Takes the text of the element that is open. */
  let take: ((text: string) => void) | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const {src, type = '', style, srcdoc} = attributes;
      if (name === 'script' && src === undefined && isRun(type)) {
        scripts.push('');
        take = (text) => (scripts[scripts.length - 1] += text);
      }
      if (name === 'style') {
        const sheet = {address: attributes[SHEET_ATTRIBUTE] ?? '', text: ''};
        styles.push(sheet);
        take = (text) => (sheet.text += text);
      }
      if (style !== undefined) {
        styleAttributes.push(style);
      }
      if (srcdoc !== undefined) {
        // It has the policy of the page around it.
        const inner = inlineCode(srcdoc);
        scripts.push(...inner.scripts);
        styles.push(...inner.styles);
        styleAttributes.push(...inner.styleAttributes);
        forbidden.push(...inner.forbidden);
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
  return {scripts, styles, styleAttributes, forbidden};
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
