import {defaultTreeAdapter} from 'parse5';
import {
  areCellParts,
  getAttribute,
  hasClass,
  isNonContentElement,
  isElement,
  getText,
  type HtmlElement,
  type HtmlNode,
} from '../../content';

/** Elements that are separated from adjacent ones by CSS only, so that Markdown needs a space between them. */
const SET_APART = ['a', 'svg'];

/**
 * Removes everything that is not content from an element: navigation, buttons, hash links, decoration, React's
 * comments, and samples in pictures of their results.
 */
export function removeNonContent(element: HtmlElement): void {
  if (element.tagName === 'pre') {
    flatten(element);
    return;
  }
  const isPicture = getAttribute(element, 'data-search') === 'picture';
  element.childNodes = element.childNodes
    .filter((child) =>
      isElement(child)
        ? isText(child) && !(isPicture && hasClass(child, 'theme-code-block'))
        : !defaultTreeAdapter.isCommentNode(child),
    )
    .flatMap((child, index, all) => {
      const gap = separate(child, all[index - 1]);
      return gap ? [defaultTreeAdapter.createTextNode(gap), child] : [child];
    });
  element.childNodes.filter(isElement).forEach(removeNonContent);
}

/**
 * Replaces highlighted code by plain text. This makes conversion faster, because most elements of a page are
 * Prism tokens.
 */
function flatten(pre: HtmlElement): void {
  const holder = pre.childNodes.find(isElement) ?? pre;
  holder.childNodes = [defaultTreeAdapter.createTextNode(codeOf(holder))];
}

function codeOf(node: HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  return isElement(node) && isText(node)
    ? node.childNodes.map(codeOf).join('')
    : '';
}

/** Returns the text to insert between two nodes that only CSS separates; else an empty string. */
function separate(node: HtmlNode, before: HtmlNode | undefined): string {
  // The converter of table cells separates lists.
  if (node.nodeName !== 'ul' && areCellParts(node, before)) {
    return '; ';
  }
  const isApart =
    SET_APART.includes(node.nodeName) && before?.nodeName === node.nodeName;
  return isApart ? ' ' : '';
}

function isText(element: HtmlElement): boolean {
  switch (element.tagName) {
    case 'svg':
      return getAttribute(element, 'role') === 'img';
    case 'img':
      return getAttribute(element, 'alt') !== '';
    case 'details':
      // Lists of the pages that use a name are for readers who browse.
      return getAttribute(element, 'data-search') !== 'skip';
    case 'code':
      return getText(element) !== '';
    default:
      return !isNonContentElement(element);
  }
}
