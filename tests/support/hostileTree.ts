import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {MARK} from './hostileStrings';

/** Nodes that are compiled, or rendered without escaping. */
const CODE = [
  'html',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
] as const;

const RUN = /^(?:javascript|data|vbscript):/i;

/** Browsers ignore line breaks and tabs, and leading whitespace. */
const isRun = (url: unknown) =>
  RUN.test(String(url).replace(/[\t\r\n]|^[\0-\x20]+/g, ''));

/** Finds nodes of a syntax tree that would run code of a hostile string. */
export function harmInTree(tree: Nodes): string[] {
  const found: string[] = [];
  visit(tree as never, (node: Nodes & Record<string, unknown>) => {
    const text = JSON.stringify({
      ...node,
      children: undefined,
      position: undefined,
    });
    if (
      (CODE as readonly string[]).includes(node.type) &&
      text.includes(MARK)
    ) {
      found.push(text);
    }
    if ('url' in node && isRun(node.url)) {
      found.push(text);
    }
    const {attributes = []} = node as {
      attributes?: {name?: string; value?: unknown}[];
    };
    for (const {name = '', value} of attributes) {
      const isCode = typeof value === 'object' && value !== null;
      const isHandler =
        /^on|^style$/i.test(name) ||
        (/^(?:href|src|to)$/.test(name) && isRun(value));
      if (JSON.stringify(value ?? '').includes(MARK) && (isCode || isHandler)) {
        found.push(`${name}=${JSON.stringify(value)}`);
      }
    }
  });
  return found;
}
