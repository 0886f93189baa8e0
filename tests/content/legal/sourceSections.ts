import type {Node, Parent} from 'unist';
import type {Root} from 'mdast';
import {findPageHeadings, parseMarkdownFile} from '../../../src/content';
import {DOCS_LOCALE, type Locale} from '../../../src/site/locales';
import {getTranslatedPagesFolder} from '../../../src/site/translations';
import type {LegalTextId} from '../../../src/site/legalTexts';

function legalFolder(locale: Locale): string {
  return `${locale === DOCS_LOCALE ? 'src/pages' : getTranslatedPagesFolder(locale)}/legal`;
}

interface Section {
  /** Explicit id of the heading; empty before the first heading. */
  readonly id: string;
  /** Line of the heading. */
  readonly line: number;
  readonly depth: number;
  /** Kinds of blocks, with sizes of lists and tables. Must be equal in both languages. */
  readonly shape: string[];
  /** Paragraphs, list items and table rows, with ` | ` between cells. */
  readonly lines: string[];
}

export interface LegalSource {
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly sections: readonly Section[];
}

export function readLegalSource(id: LegalTextId, locale: Locale): LegalSource {
  const file = `${legalFolder(locale)}/${id}.mdx`;
  const {tree, frontMatter: own} = parseMarkdownFile(file);
  const english = parseMarkdownFile(`${legalFolder(DOCS_LOCALE)}/${id}.mdx`);
  // As the build merges it.
  const frontMatter = {...english.frontMatter, ...own};
  return {file, frontMatter, sections: sectionsOf(tree, frontMatter)};
}

function sectionsOf(
  tree: Root,
  frontMatter: Readonly<Record<string, unknown>> = {},
): Section[] {
  const days = [frontMatter['last_revised'], frontMatter['applies_from']];
  const sections: Section[] = [
    {
      id: '',
      line: 1,
      depth: 1,
      shape: [],
      lines: days.filter((day) => typeof day === 'string'),
    },
  ];
  const ids = new Map(
    findPageHeadings(tree).map((heading) => [heading.node, heading.explicitId]),
  );
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth > 1) {
      sections.push({
        id: ids.get(node) ?? '',
        line: node.position?.start.line ?? 0,
        depth: node.depth,
        shape: [],
        lines: [],
      });
    } else if (node.type !== 'yaml' && node.type !== 'mdxjsEsm') {
      const section = sections.at(-1)!;
      const size = 'children' in node ? node.children.length : 0;
      section.shape.push(
        /^(?:list|table)$/.test(node.type) ? `${node.type}:${size}` : node.type,
      );
      section.lines.push(...linesOf(node));
    }
  }
  return sections;
}

function linesOf(node: Node): string[] {
  const {children = []} = node as Parent;
  if (node.type === 'tableRow') {
    return [children.map(textOf).join(' | ')];
  }
  return node.type === 'paragraph' || children.length === 0
    ? [textOf(node)]
    : children.flatMap(linesOf);
}

function textOf(node: Node): string {
  const {value, children = []} = node as Parent & {value?: string};
  const text = node.type.startsWith('mdxTextExpression') ? '' : (value ?? '');
  return (text + children.map(textOf).join('')).replace(/\s+/g, ' ');
}
