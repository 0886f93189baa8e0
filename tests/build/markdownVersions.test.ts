import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {load} from 'js-yaml';
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {findAll, hasClass, readCanonical, readText} from './html';
import type {CrawledPage} from './crawl/crawledPage';
import {
  DISTINCT_LOCALES,
  listContentPages,
  isForeign,
  type BuiltLocale,
} from './site';
import {isUnlisted} from './sourceRoutes';

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

interface MarkdownVersion {
  readonly page: CrawledPage;
  readonly tree: Root;
}

function pagesWithMarkdown(built: BuiltLocale): CrawledPage[] {
  return listContentPages(built).filter(
    ({address}) => !isUnlisted(address.slice(built.prefix.length)),
  );
}

/** Path of the Markdown version of a page, relative to the build. */
function findMarkdownPath(built: BuiltLocale, {address}: CrawledPage): string {
  const isHome = address === (built.prefix || '/');
  return isHome
    ? path.posix.join(built.prefix, 'index.md').replace(/^\//, '')
    : `${address.slice(1)}.md`;
}

function readMarkdown(built: BuiltLocale, page: CrawledPage): MarkdownVersion {
  const file = path.join(
    getBuildDir(built.build),
    findMarkdownPath(built, page),
  );
  return {page, tree: reader.parse(readFileSync(file, 'utf8'))};
}

function findNodes<Type extends Nodes['type']>(tree: Nodes, type: Type) {
  const nodes: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, (node) => {
    if (node.type === type) {
      nodes.push(node as (typeof nodes)[number]);
    }
  });
  return nodes;
}

/**
 * Finds elements of the page's own text, outside menus, dialogs and the footer, except for code in pictures of
 * results, which CSS hides.
 */
function findInText(page: CrawledPage, names: readonly string[]): Element[] {
  const outside = ['nav', 'dialog', 'footer'];
  const isHidden = ({name, parent}: Element) =>
    name === 'pre' &&
    (parent?.parent as Element | undefined)?.attribs['data-search'] ===
      'picture';
  const docs = findAll(page, (element) =>
    hasClass(element, 'theme-doc-markdown'),
  )[0];
  return findAll(docs ?? page, (element) => {
    const above = [];
    for (let at = element.parent; at; at = at.parent) {
      above.push((at as Element).name);
    }
    return (
      names.includes(element.name) &&
      !isHidden(element) &&
      !above.some((name) => outside.includes(name))
    );
  });
}

describe.each(DISTINCT_LOCALES)('$name', (built) => {
  const pages = pagesWithMarkdown(built);
  const versions = pages.map((page) => readMarkdown(built, page));

  it('has a Markdown version of every listed page only', () => {
    expect(versions.length).toBeGreaterThan(75);
    const without = listContentPages(built).filter(
      (page) => !pages.includes(page),
    );
    expect(without.length).toBeGreaterThan(4);
    for (const page of without) {
      const file = path.join(
        getBuildDir(built.build),
        findMarkdownPath(built, page),
      );
      expect(existsSync(file), file).toBe(false);
    }
  });

  it('has the facts of the page in the front matter', () => {
    for (const {page, tree} of versions) {
      const head = load(findNodes(tree, 'yaml')[0]?.value ?? '') as Record<
        string,
        unknown
      >;
      const set = DOCS_SET_LIST.find(({routeBasePath}) =>
        page.address.startsWith(`${built.prefix}/${routeBasePath}/`),
      );
      const [h1] = findInText(page, ['h1']);
      expect(head['title'], page.file).toBe(readText(h1!));
      expect(head['canonical'], page.file).toBe(readCanonical(page)[0]);
      const language = isForeign(built, page) ? 'en' : built.locale;
      expect(head['language'], page.file).toBe(language);
      expect(head['version'], page.file).toBe(set ? 'current' : undefined);
      expect(head['product'], page.file).toBe(
        set?.label[language] ??
          (built.locale === 'ko' ? '문서 처리 SDK' : 'Document SDKs'),
      );
    }
  });

  it('has the headings, code blocks and tables of its page', () => {
    let count = 0;
    for (const {page, tree} of versions) {
      const headings = findInText(page, [
        'h1',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
      ]).map((element) => {
        const id = element.name === 'h1' ? undefined : element.attribs['id'];
        return `${element.name} ${readText(element)}${id ? ` {#${id}}` : ''}`;
      });
      const blocks = findInText(page, ['pre']).map((element) => [
        element.attribs['data-language'],
        // Browsers drop the line break that follows the tag:
        // https://html.spec.whatwg.org/#parsing-main-inbody
        DomUtils.textContent(element).replace(/^\n|\n$/g, ''),
      ]);
      const rows = findInText(page, ['table']).map(
        (table) => findAll(table, ({name}) => name === 'tr').length,
      );
      expect(
        {
          headings: findNodes(tree, 'heading').map(
            (node) =>
              `h${node.depth} ${toString(node).replace(/\s+/g, ' ').trim()}`,
          ),
          blocks: findNodes(tree, 'code').map(({lang, value}) => [
            lang ?? undefined,
            value,
          ]),
          rows: findNodes(tree, 'table').map(({children}) => children.length),
        },
        page.file,
      ).toEqual({headings, blocks, rows});
      count += blocks.length;
    }
    expect(count).toBeGreaterThan(250);
  });

  it('has absolute addresses, and neither markup nor texts of the interface', () => {
    for (const {page, tree} of versions) {
      expect(findNodes(tree, 'html'), page.file).toEqual([]);
      // Tables of keys name the command "copy".
      const inTables = new Set(
        findNodes(tree, 'table').flatMap((table) => findNodes(table, 'text')),
      );
      const texts = findNodes(tree, 'text')
        .filter((text) => !inTables.has(text))
        .map(({value}) => value.trim());
      expect(
        texts.filter((text) =>
          /^(?:undefined|Copy|복사|On this page)$|\[object |^(?:import|export) .* from |\u200b/.test(
            text,
          ),
        ),
        page.file,
      ).toEqual([]);
      const links = findNodes(tree, 'link').filter(
        (link) =>
          toString(link) === '' || !/^(?:https?|mailto|tel):/.test(link.url),
      );
      expect(links, page.file).toEqual([]);
    }
  });
});
