import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/**
 * Parses a page as browsers do, since the HTML minifier omits optional end tags. Also parses the content of
 * `noscript`.
 */
export function parseHtml(html: string): HtmlNode[] {
  return parse(html, {scriptingEnabled: false}).childNodes;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return defaultTreeAdapter.isElementNode(node);
}

/** Returns the value of an attribute, or an empty string if it is missing. */
export function getAttribute(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

const SKIPPED_TAGS =
  'nav script style button svg template form search dialog'.split(' ');
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
];
const SPACED_TAGS = /^(?:p|div|li|br|td|th|dt|dd|tr)$/;

/** Checks whether an element is excluded from the text of its page. */
export function isNonContentElement(element: HtmlElement): boolean {
  return (
    SKIPPED_TAGS.includes(element.tagName) ||
    getAttribute(element, 'aria-hidden') === 'true' ||
    element.attrs.some(({name}) => name === 'popover') ||
    SKIPPED_CLASSES.some((name) => hasClass(element, name))
  );
}

export function getClasses(element: HtmlElement): string[] {
  return getAttribute(element, 'class').split(/\s+/);
}

export function hasClass(element: HtmlElement, name: string): boolean {
  // The substring check is fast, and false for most elements of a page.
  return (
    getAttribute(element, 'class').includes(name) &&
    getClasses(element).includes(name)
  );
}

/**
 * Returns the text of a node, without skipped elements. Blocks and line breaks become spaces.
 *
 * @param skip - selects additional elements to skip
 */
export function getText(
  node: HtmlNode,
  skip: (element: HtmlElement) => boolean = () => false,
): string {
  return collectText(node, skip).replace(/\s+/g, ' ').trim();
}

function collectText(
  node: HtmlNode,
  skip: (element: HtmlElement) => boolean,
): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  if (!isElement(node) || isNonContentElement(node)) {
    return '';
  }
  const text = node.childNodes
    .map((child, index) => {
      if (isElement(child) && skip(child)) {
        return '';
      }
      const gap = areCellParts(child, node.childNodes[index - 1]) ? ' ' : '';
      return gap + collectText(child, skip);
    })
    .join('');
  return SPACED_TAGS.test(node.tagName) ? ` ${text} ` : text;
}

/** Checks whether both nodes are parts of a table cell that only CSS separates, as in pictures of sheets. */
export function areCellParts(
  ...nodes: readonly [HtmlNode, HtmlNode | undefined]
): boolean {
  return nodes.every(
    (node) =>
      node &&
      isElement(node) &&
      /^(?:span|svg|ul)$/.test(node.tagName) &&
      node.parentNode?.nodeName === 'td',
  );
}

/** Finds the first element that matches, among the nodes and their descendants. */
export function findElement(
  nodes: readonly HtmlNode[],
  test: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const node of nodes) {
    if (isElement(node)) {
      const found = test(node) ? node : findElement(node.childNodes, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Returns the `content` of the first `<meta>` in the head with this `name`, `property` or `http-equiv`. */
export function getMetaContent(
  nodes: readonly HtmlNode[],
  key: string,
): string | undefined {
  const head = findElement(nodes, ({tagName}) => tagName === 'head');
  const meta = findElement(
    head?.childNodes ?? [],
    (element) =>
      element.tagName === 'meta' &&
      ['name', 'property', 'http-equiv'].some(
        (name) => getAttribute(element, name) === key,
      ),
  );
  return meta && getAttribute(meta, 'content');
}

/** Returns the address of the first `<link rel="canonical">`. */
export function getCanonicalUrl(
  nodes: readonly HtmlNode[],
): string | undefined {
  const link = findElement(
    nodes,
    (element) =>
      element.tagName === 'link' &&
      getAttribute(element, 'rel') === 'canonical',
  );
  return link && getAttribute(link, 'href');
}

/**
 * Finds the element that contains the text of a built page: the body of a document, otherwise an article with
 * a level 1 heading, otherwise the main element of the page.
 *
 * @param nodes - parsed page, which always has a `body`
 * @param withHead - whether a page header outside the main element is included if it contains the heading
 */
export function findPageContent(
  nodes: readonly HtmlNode[],
  {withHead = false} = {},
): HtmlElement {
  const isMain = (node: HtmlNode) => node.nodeName === 'main';
  const hasHeading = (element: HtmlElement) =>
    findMainHeading(element) !== undefined;
  const tests: readonly ((element: HtmlElement) => boolean)[] = [
    (element) => hasClass(element, 'theme-doc-markdown'),
    (element) => element.tagName === 'article' && hasHeading(element),
    (element) => isMain(element) && (!withHead || hasHeading(element)),
    ({childNodes}) => childNodes.some(isMain),
    // Falls back to the body for pages of plugins that do not use the site's layout.
    ({tagName}) => tagName === 'body',
  ];
  const [content] = tests.flatMap((test) => findElement(nodes, test) ?? []);
  return content!;
}

export function findMainHeading(content: HtmlElement): HtmlElement | undefined {
  return findElement([content], ({tagName}) => tagName === 'h1');
}

/** Returns the text of `<title>`, including the name of the site. */
export function getWindowTitle(nodes: readonly HtmlNode[]): string {
  const title = findElement(nodes, ({tagName}) => tagName === 'title');
  return title ? getText(title) : '';
}

/**
 * Checks whether a page is excluded from search because it is `noindex` or unlisted.
 *
 * @param noIndex - true if the whole site is `noindex`; the robots tags of single pages are then ignored
 */
export function isHiddenFromSearch(
  nodes: readonly HtmlNode[],
  noIndex = false,
): boolean {
  return noIndex
    ? findElement(nodes, (element) =>
        hasClass(element, 'theme-unlisted-banner'),
      ) !== undefined
    : /noindex/.test(getMetaContent(nodes, 'robots') ?? '');
}
