import {defaultTreeAdapter} from 'parse5';
import {
  attributeOf,
  isSkipped,
  isTag,
  textOf,
  type Element,
  type Node,
} from '../../search/records/dom';

/** What stands apart on the page by style alone when nothing is between. */
const SET_APART = ['a', 'svg'];

/** Takes the interface out of a page's text: navigation, buttons, hash links, decoration; and React's comments. */
export function prune(element: Element): void {
  if (element.tagName === 'pre') {
    flatten(element);
    return;
  }
  element.childNodes = element.childNodes
    .filter((child) =>
      isTag(child) ? isText(child) : !defaultTreeAdapter.isCommentNode(child),
    )
    .flatMap((child, index, all) =>
      isApart(child, all[index - 1])
        ? [defaultTreeAdapter.createTextNode(' '), child]
        : [child],
    );
  element.childNodes.filter(isTag).forEach(prune);
}

/** Code is its text alone: the elements that colour it are most of a page's. */
function flatten(pre: Element): void {
  const holder = pre.childNodes.find(isTag) ?? pre;
  holder.childNodes = [defaultTreeAdapter.createTextNode(codeOf(holder))];
}

function codeOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  return isTag(node) && isText(node)
    ? node.childNodes.map(codeOf).join('')
    : '';
}

function isApart(node: Node, before: Node | undefined): boolean {
  return (
    SET_APART.includes(node.nodeName) && before?.nodeName === node.nodeName
  );
}

function isText(element: Element): boolean {
  switch (element.tagName) {
    case 'svg':
      return attributeOf(element, 'role') === 'img';
    case 'img':
      return attributeOf(element, 'alt') !== '';
    case 'code':
      return textOf(element) !== '';
    default:
      return !isSkipped(element);
  }
}
