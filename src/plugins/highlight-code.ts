import {highlightFence} from '../sets/page/fenceLanguages';

/** What this plugin looks at in a page's tree: https://github.com/syntax-tree/hast */
interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  children?: HastNode[];
}

/**
 * Rehype plugin: colours code fences while the page is built, so that browsers get finished spans
 * and no highlighter. A fence becomes one text of HTML, in the property `html` of its `code`: an
 * element per span has to be compiled, bundled, sent and rendered, and none of them ever changes.
 */
export function highlightCode(): (tree: HastNode) => void {
  return visit;
}

function visit(node: HastNode): void {
  for (const child of node.children ?? []) {
    if (node.tagName === 'pre' && child.tagName === 'code') {
      colour(child);
    } else {
      visit(child);
    }
  }
}

function colour(code: HastNode): void {
  const {properties = {}, children = []} = code;
  const classes = [properties['className'] ?? []].flat().map(String);
  const language = classes
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const text = children.map(({value}) => value ?? '').join('');
  const html = language && highlightFence(text, language);
  if (html) {
    properties['className'] = ['hljs', ...classes];
    properties['html'] = html;
    code.children = [];
  }
}
