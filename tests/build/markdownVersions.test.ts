import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {load} from 'js-yaml';
import type {Code, Heading, Html, Link, Root, Table, Text, Yaml} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {buildDir} from '../../scripts/test/builds/builds';
import {DOCS_SET_LIST} from '../../src/site/sets/index';
import {findAll, hasClass, linksOf, textOf} from './html';
import type {CrawledPage} from './crawl/crawledPage';
import {
  BUILT_LOCALES,
  contentPagesOf,
  isForeign,
  type BuiltLocale,
} from './site';
import {isUnlisted} from './sourceRoutes';

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

interface Nodes {
  readonly heading: Heading[];
  readonly code: Code[];
  readonly table: Table[];
  readonly link: Link[];
  readonly html: Html[];
  readonly text: Text[];
  readonly yaml: Yaml[];
}

/** A page and what its Markdown version holds. */
interface MarkdownVersion {
  readonly page: CrawledPage;
  readonly nodes: Nodes;
}

function pagesWithMarkdown(built: BuiltLocale): CrawledPage[] {
  return contentPagesOf(built).filter(
    ({address}) => !isUnlisted(address.slice(built.prefix.length)),
  );
}

/** Where the Markdown version of a page stands in its build. */
function fileOf(built: BuiltLocale, {address}: CrawledPage): string {
  const isHome = address === (built.prefix || '/');
  return isHome
    ? path.posix.join(built.prefix, 'index.md').replace(/^\//, '')
    : `${address.slice(1)}.md`;
}

function readMarkdown(built: BuiltLocale, page: CrawledPage): MarkdownVersion {
  const file = path.join(buildDir(built.build), fileOf(built, page));
  const markdown = readFileSync(file, 'utf8');
  const nodes = {
    heading: [],
    code: [],
    table: [],
    link: [],
    html: [],
    text: [],
    yaml: [],
  } as Nodes;
  visit(reader.parse(markdown) as Root, (node) => {
    (nodes as unknown as Record<string, unknown[]>)[node.type]?.push(node);
  });
  return {page, nodes};
}

/** Elements of a page's text: not of menus, dialogs and lists of contents. */
function inText(page: CrawledPage, names: readonly string[]): Element[] {
  const outside = ['nav', 'dialog', 'footer'];
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
      !above.some((name) => outside.includes(name))
    );
  });
}

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = pagesWithMarkdown(built);
  const versions = pages.map((page) => readMarkdown(built, page));

  it('has a Markdown version of every page, and of no other', () => {
    expect(versions.length).toBeGreaterThan(75);
    const without = contentPagesOf(built).filter(
      (page) => !pages.includes(page),
    );
    expect(without.length).toBeGreaterThan(4);
    for (const page of without) {
      const file = path.join(buildDir(built.build), fileOf(built, page));
      expect(existsSync(file), file).toBe(false);
    }
  });

  it('says in its head what the page is', () => {
    for (const {page, nodes} of versions) {
      const head = load(nodes.yaml[0]?.value ?? '') as Record<string, unknown>;
      const set = DOCS_SET_LIST.find(({routeBasePath}) =>
        page.address.startsWith(`${built.prefix}/${routeBasePath}/`),
      );
      const [h1] = inText(page, ['h1']);
      expect(head['title'], page.file).toBe(textOf(h1!));
      expect(head['canonical'], page.file).toBe(
        linksOf(page, 'canonical')[0]?.attribs['href'],
      );
      const language = isForeign(built, page) ? 'en' : built.locale;
      expect(head['language'], page.file).toBe(language);
      expect(head['version'], page.file).toBe(set ? 'current' : undefined);
      expect(head['product'], page.file).toBe(
        set?.label[language] ??
          (built.locale === 'ko' ? '문서 처리 SDK' : 'Document SDKs'),
      );
    }
  });

  it('has the headings, code blocks with their languages, and tables of its page, row by row', () => {
    let count = 0;
    for (const {page, nodes} of versions) {
      const headings = inText(page, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).map(
        (element) => {
          const id = element.name === 'h1' ? undefined : element.attribs['id'];
          return `${element.name} ${textOf(element)}${id ? ` {#${id}}` : ''}`;
        },
      );
      const blocks = inText(page, ['pre']).map((element) => [
        element.attribs['data-language'],
        // Browsers drop the line break that follows the tag: https://html.spec.whatwg.org/#parsing-main-inbody
        DomUtils.textContent(element).replace(/^\n|\n$/g, ''),
      ]);
      const rows = inText(page, ['table']).map(
        (table) => findAll(table, ({name}) => name === 'tr').length,
      );
      expect(
        {
          headings: nodes.heading.map(
            (node) =>
              `h${node.depth} ${toString(node).replace(/\s+/g, ' ').trim()}`,
          ),
          blocks: nodes.code.map(({lang, value}) => [lang ?? undefined, value]),
          rows: nodes.table.map(({children}) => children.length),
        },
        page.file,
      ).toEqual({headings, blocks, rows});
      count += blocks.length;
    }
    expect(count).toBeGreaterThan(250);
  });

  it('leads to whole addresses, and holds no markup and nothing of the interface', () => {
    for (const {page, nodes} of versions) {
      expect(nodes.html, page.file).toEqual([]);
      const texts = nodes.text.map(({value}) => value.trim());
      expect(
        texts.filter((text) =>
          /^(?:undefined|Copy|복사|On this page)$|\[object |^(?:import|export) .* from |\u200b/.test(
            text,
          ),
        ),
        page.file,
      ).toEqual([]);
      const links = nodes.link.filter(
        (link) =>
          toString(link) === '' || !/^(?:https?|mailto|tel):/.test(link.url),
      );
      expect(links, page.file).toEqual([]);
    }
  });
});
