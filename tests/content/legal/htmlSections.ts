import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import type {StatedSection} from './checks';

/**
 * Splits the article of a legal text at its headings, as a reader sees it: on its page or inside the
 * dialog.
 *
 * @param article - the element that holds the text
 * @param idPrefix - put before every id by the dialog
 */
export function htmlSections(article: Element, idPrefix = ''): StatedSection[] {
  const sections: {id: string; line: number; lines: string[]}[] = [
    {id: '', line: 1, lines: []},
  ];
  const visit = (node: AnyNode): void => {
    if (!isTag(node) || /^(?:nav|h1)$/.test(node.name)) {
      return;
    }
    if (/^h[23]$/.test(node.name)) {
      const id = (node.attribs['id'] ?? '').slice(idPrefix.length);
      sections.push({id, line: 1, lines: []});
      return;
    }
    const {lines} = sections.at(-1)!;
    if (node.name === 'tr') {
      const cells = node.children.filter(isTag);
      lines.push(cells.map((cell) => clean(cell, isTableBody)).join(' | '));
      // Pages leave end tags out; the parser then puts a table's body into the last cell of its head.
      cells.forEach((cell) => cell.children.filter(isTableBody).forEach(visit));
    } else if (/^(?:p|dt|dd)$/.test(node.name)) {
      lines.push(clean(node));
    } else {
      if (node.name === 'li') {
        lines.push(clean(node, isList));
      }
      node.children.forEach(visit);
    }
  };
  article.children.forEach(visit);
  return sections;
}

function isTableBody(node: AnyNode): boolean {
  return isTag(node) && node.name === 'tbody';
}

function isList(node: AnyNode): boolean {
  return isTag(node) && /^[ou]l$/.test(node.name);
}

function clean(element: Element, leaveOut = (_: AnyNode) => false): string {
  return element.children
    .filter((child) => !leaveOut(child))
    .map((child) => (isText(child) ? child.data : DomUtils.textContent(child)))
    .join('')
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
