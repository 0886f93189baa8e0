import {highlightFence} from '../sets/page/fenceLanguages';
import {foldOpening, openingOf} from '../sets/page/sampleOpening';
import {linkedHtml, NAME_LINKS} from '../sets/reference/sampleLinks';

/** What this plugin looks at in a page's tree: https://github.com/syntax-tree/hast */
interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Record<string, unknown>;
  children?: HastNode[];
}

interface Options {
  /** Path of the site in its language, without a slash at its end: in front of links in samples. */
  readonly base: string;
}

/**
 * Rehype plugin: colours code fences while the page is built, so that browsers get finished spans
 * and no highlighter, and links the names that a reference has marked. A fence becomes one text of
 * HTML, in the property `html` of its `code`: an element per span has to be compiled, bundled, sent
 * and rendered, and none of them ever changes. Lines with which an earlier sample of the page began
 * too are folded.
 */
export function highlightCode(
  {base}: Options = {base: ''},
): (tree: HastNode) => void {
  const visit = (node: HastNode, seen: Set<string>): void => {
    for (const child of node.children ?? []) {
      if (node.tagName === 'pre' && child.tagName === 'code') {
        colour(child, base, seen);
      } else {
        visit(child, seen);
      }
    }
  };
  return (tree) => visit(tree, new Set());
}

function colour(code: HastNode, base: string, seen: Set<string>): void {
  const {properties = {}, children = []} = code;
  const classes = [properties['className'] ?? []].flat().map(String);
  const language = classes
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const text = children.map(({value}) => value ?? '').join('');
  const html = language && highlightFence(text, language);
  const links = properties[NAME_LINKS];
  // It is for this step alone.
  properties[NAME_LINKS] = undefined;
  if (html) {
    properties['className'] = ['hljs', ...classes];
    const linked =
      typeof links === 'string'
        ? linkedHtml(html, JSON.parse(links) as Record<string, string>, base)
        : html;
    const opening = openingOf(text);
    properties['html'] =
      opening !== undefined && seen.has(opening)
        ? foldOpening(linked, opening)
        : linked;
    if (opening !== undefined) {
      seen.add(opening);
    }
    code.children = [];
  }
}
