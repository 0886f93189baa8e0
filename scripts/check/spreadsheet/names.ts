import type {InlineCode} from 'mdast';
import {visit} from 'unist-util-visit';
import type {MarkdownPage} from '../../../src/sets/page/markdown';

/** A name that a page mentions in code style. */
export interface MentionedName {
  readonly line: number;
  /** As written, arguments left out: `sheet.freeze`, `createArea`, `CellRange`. */
  readonly name: string;
}

// `name`, `name()`, `a.b`, `a.b(…)`; nothing else in code style counts as a name.
const NAME = /^([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)(\(.*\))?$/s;

/** An option with its value: `readOnly: true`. */
const OPTION = /^([a-z]\w*): (?:true|false|null|-?\d[\d.]*|'[^']*')$/;

/** Lists the names that the prose of a page mentions in code style: tables too, samples not. */
export function mentionedNames(page: MarkdownPage): MentionedName[] {
  const names: MentionedName[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    const [, option] = OPTION.exec(node.value) ?? [];
    const [, name = option, call = option] = NAME.exec(node.value) ?? [];
    if (name && (call !== undefined || isName(name))) {
      names.push({line: node.position?.start.line ?? 1, name});
    }
  });
  return names;
}

// A single lower-case word without a call, such as `thin`, is a value or plain text.
function isName(text: string): boolean {
  return (
    text.includes('.') ||
    /^[A-Z]\w*[a-z_]/.test(text) ||
    /[a-z][A-Z]/.test(text)
  );
}
