import {
  findElement,
  hasClass,
  metaContent,
  textOf,
  type Element,
  type Node,
} from './dom';

/**
 * The element that holds the text of a built page: that of a document, that of an article with its
 * heading, or else whatever the page has beside its menus.
 *
 * @param nodes - of the whole page: the parser makes a `body` of any text
 * @param withHead - whether the head above the main part belongs to it, where the heading stands there
 */
export function contentOf(
  nodes: readonly Node[],
  {withHead = false} = {},
): Element {
  const isMain = (node: Node) => node.nodeName === 'main';
  const holders: readonly ((element: Element) => boolean)[] = [
    (element) => hasClass(element, 'theme-doc-markdown'),
    (element) => element.tagName === 'article' && hasHeading(element),
    (element) => isMain(element) && (!withHead || hasHeading(element)),
    ({childNodes}) => childNodes.some(isMain),
    // A page of a plugin, without the layout of the site.
    ({tagName}) => tagName === 'body',
  ];
  const [content] = holders.flatMap((holds) => findElement(nodes, holds) ?? []);
  return content!;
}

function hasHeading(element: Element): boolean {
  return headingOf(element) !== undefined;
}

/** The first-level heading of a page's text; documents need none, and posts in lists have others. */
export function headingOf(content: Element): Element | undefined {
  return findElement([content], ({tagName}) => tagName === 'h1');
}

/** What the window of a page is called, with the name of the site at its end. */
export function windowTitle(nodes: readonly Node[]): string {
  const title = findElement(nodes, ({tagName}) => tagName === 'title');
  return title ? textOf(title) : '';
}

/**
 * Whether nobody is to be led to a page: search engines are told so, or `unlisted` is in its front
 * matter.
 *
 * @param noIndex - whether search engines are told so of the whole site, as of one that is not public yet
 */
export function isHidden(nodes: readonly Node[], noIndex = false): boolean {
  return noIndex
    ? findElement(nodes, (element) =>
        hasClass(element, 'theme-unlisted-banner'),
      ) !== undefined
    : /noindex/.test(metaContent(nodes, 'robots') ?? '');
}
