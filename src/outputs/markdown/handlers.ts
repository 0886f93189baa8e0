import type {Element, ElementContent} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Html,
  Nodes,
  Paragraph,
  PhrasingContent,
  TableCell,
  Text,
} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';

/** Converters from HTML to Markdown for elements that hast-util-to-mdast does not convert well. */
export const MARKDOWN_HANDLERS: Record<string, Handle> = {
  div: (state, node) => {
    if (hasClass(node, 'theme-admonition')) {
      return admonition(state, node);
    }
    return property(node, 'role') === 'tabpanel'
      ? [labelled(property(node, 'ariaLabel')), ...blocks(state, node.children)]
      : blocks(state, node.children);
  },
  // Drops the list of tab labels, because each tab panel starts with its label.
  ul: (state, node, parent) =>
    property(node, 'role') === 'tablist'
      ? undefined
      : state.handlers['ol']!(state, node, parent),
  figure: (state, node) => {
    const pre = find(node, 'pre');
    return pre && hasClass(node, 'theme-code-block')
      ? code(pre, find(node, 'figcaption'))
      : blocks(state, node.children);
  },
  summary: (state, node) => strongParagraph(state.all(node) as never),
  svg: picture,
  em: emphasis,
  h2: heading,
  h3: heading,
  h4: heading,
  td: cell,
  th: cell,
};

/** Converts a heading and appends its id as `{#id}`, so that anchor links work in Markdown. */
function heading(state: State, node: Element): Heading {
  const made = defaultHandlers.h2(state, node);
  const id = property(node, 'id');
  const mark: Html[] = id ? [{type: 'html', value: ` {#${id}}`}] : [];
  return {...made, children: [...made.children, ...mark]};
}

/** Converts emphasis. Moves the tooltip of an open question to its link, because emphasis has none in Markdown. */
function emphasis(state: State, node: Element): Nodes {
  const made = defaultHandlers.em(state, node);
  visit(made, 'link', (link) => {
    link.title = property(node, 'title') || link.title;
  });
  return made;
}

/** Converts a table cell. Joins its blocks, because a cell is a single line in Markdown. */
function cell(state: State, node: Element): TableCell {
  const made = defaultHandlers.td(state, node);
  return {...made, children: (made.children as Nodes[]).flatMap(onOneLine)};
}

function onOneLine(node: Nodes, index: number): PhrasingContent[] {
  switch (node.type) {
    case 'list':
      return node.children.flatMap((item, place) => [
        ...(index + place > 0 ? [text('; ')] : []),
        ...(item.children as Nodes[]).flatMap(onOneLine),
      ]);
    case 'paragraph':
      return [...(index > 0 ? [text(' ')] : []), ...node.children];
    default:
      return [node as PhrasingContent];
  }
}

/** Creates a code block with language and title (`title="…"`). */
function code(pre: Element, caption: Element | undefined): Code {
  return {
    type: 'code',
    lang: property(pre, 'dataLanguage') || null,
    meta: caption ? `title="${textOf(caption).replaceAll('"', "'")}"` : null,
    value: textOf(pre).replace(/\n$/, ''),
  };
}

/** Converts an SVG to its text alternative. If a drawing has two layouts with the same alternative, it appears once. */
function picture(
  _state: State,
  node: Element,
  parent: Parameters<Handle>[2],
): PhrasingContent | undefined {
  const siblings = (parent?.children ?? []) as ElementContent[];
  const first = siblings.find(
    (sibling) => sibling.type === 'element' && nameOf(sibling) === nameOf(node),
  );
  return first === node
    ? {type: 'emphasis', children: [text(nameOf(node))]}
    : undefined;
}

function nameOf(svg: Element): string {
  const title = find(svg, 'title');
  return property(svg, 'ariaLabel') || (title ? textOf(title) : '');
}

function admonition(state: State, node: Element): Blockquote {
  const [heading, content] = node.children.filter(
    (child) => child.type === 'element',
  );
  return {
    type: 'blockquote',
    children: [
      labelled(heading ? textOf(heading) : ''),
      ...blocks(state, content?.children ?? []),
    ],
  };
}

function blocks(state: State, children: ElementContent[]): BlockContent[] {
  return state.toFlow(
    state.all({type: 'root', children}),
  ) as readonly unknown[] as BlockContent[];
}

function labelled(label: string): Paragraph {
  return strongParagraph([text(label.trim())]);
}

function strongParagraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

function text(value: string): Text {
  return {type: 'text', value};
}

/** Returns a text attribute of an element, or '' if it is absent. */
function property({properties}: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** Finds the first descendant with a tag name, in document order. */
function find(node: Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(node, {type: 'element', tagName}, (element: Element) => {
    found = element;
    return EXIT;
  });
  return found;
}
