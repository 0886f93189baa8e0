import ts from 'typescript';
import type {Code, Definition, Image, Link, Nodes} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdx';
import {visit} from '../../src/sets/esPackages';
import {jsxElementsOf, type JsxElement} from '../../src/sets/page/elements';
import type {MarkdownPage} from '../../src/sets/page/markdown';
import {parseSource} from '../check/parseSource';
import {placeAfter, placesIn, type TextPlace} from './textPlaces';

/** A place of a page that names another file or an address. */
export interface PageReference {
  readonly value: string;
  readonly line: number;
  /** `undefined` where it is written otherwise than it is read, such as with escapes. */
  readonly place: TextPlace | undefined;
}

/** Attributes of elements that hold an address or a file. */
const ATTRIBUTES = ['to', 'href', 'src'];

/** Every place of a page that names another: links, images, imports, files of fences, elements. */
export function pageReferences({text, tree}: MarkdownPage): PageReference[] {
  const placeOf = placesIn(text);
  const references: PageReference[] = [];
  const add = (
    node: Nodes,
    value: string,
    before: RegExp,
    end?: number,
  ): void => {
    references.push({
      value,
      line: node.position?.start.line ?? 1,
      place: placeAfter(
        text,
        {...placeOf(node), ...(end !== undefined && {end})},
        value,
        before,
      ),
    });
  };
  visit(tree, ['link', 'image', 'definition'], (node) =>
    add(
      node as Nodes,
      (node as Link | Image | Definition).url,
      /\](?:\(|:)\s*<?$/,
    ),
  );
  visit(tree, 'code', (node: Code) => {
    const file = /from-file="([^"]+)"/.exec(node.meta ?? '')?.[1];
    if (file !== undefined) {
      add(node, file, /^[^\n]*from-file="$/);
    }
  });
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const name of importedBy(node.value)) {
      add(node, name, /\bfrom\s*["']$|\bimport\s*["']$/);
    }
  });
  for (const {element} of jsxElementsOf(tree)) {
    // What stands inside an element may have the same attribute.
    const [first] = element.children;
    const end = first && placeOf(first).start;
    for (const [name, value] of textAttributes(element)) {
      add(element, value, new RegExp(`\\b${name}\\s*=\\s*["']$`), end);
    }
  }
  return references;
}

function importedBy(code: string): string[] {
  return parseSource('page.tsx', code)
    .nodes.filter(
      (node) => ts.isImportDeclaration(node) || ts.isExportDeclaration(node),
    )
    .map(({moduleSpecifier}) => moduleSpecifier)
    .filter((name) => name !== undefined && ts.isStringLiteral(name))
    .map((name) => (name as ts.StringLiteral).text);
}

function textAttributes(element: JsxElement): [string, string][] {
  return element.attributes.flatMap((attribute): [string, string][] =>
    attribute.type === 'mdxJsxAttribute' &&
    ATTRIBUTES.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [[attribute.name, attribute.value]]
      : [],
  );
}
