import {readFileSync} from 'node:fs';
import {load as parseYaml} from 'js-yaml';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** One page's source: its syntax tree with positions, and its front matter. */
export interface MarkdownPage {
  /** Path as it was given to {@link parseMarkdownFile}; used in every message. */
  readonly file: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

// The syntax Docusaurus reads: CommonMark + GFM + MDX + `:::` admonitions + YAML front matter.
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * Parses the text of an MDX page.
 *
 * @param source - the page's text
 * @param file - path named in messages
 * @throws Error as `file:line:column: reason` when the text is not valid MDX or YAML
 */
export function parseMarkdown(source: string, file: string): MarkdownPage {
  let tree: Root;
  try {
    // `{#custom-id}` after a heading is Docusaurus syntax, not an MDX expression:
    // https://docusaurus.io/docs/markdown-features/toc#heading-ids
    tree = processor.parse(
      source.replace(/^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm, '$1{/*#$2*/}'),
    );
  } catch (error) {
    const {line, column, reason} = error as {
      line?: number;
      column?: number;
      reason?: string;
    };
    throw new Error(
      `${file}:${line ?? 1}:${column ?? 1}: not valid MDX: ${reason ?? String(error)}`,
      {cause: error},
    );
  }
  return {file, tree, frontMatter: readFrontMatter(tree, file)};
}

/** Reads and parses one page. See {@link parseMarkdown}. */
export function parseMarkdownFile(file: string): MarkdownPage {
  return parseMarkdown(readFileSync(file, 'utf8'), file);
}

function readFrontMatter(tree: Root, file: string): Record<string, unknown> {
  const node = tree.children.find((child) => child.type === 'yaml');
  if (!node) {
    return {};
  }
  try {
    return (parseYaml(node.value) ?? {}) as Record<string, unknown>;
  } catch (error) {
    const {mark, reason} = error as {mark?: {line: number}; reason?: string};
    throw new Error(
      `${file}:${(mark?.line ?? 0) + 2}: front matter is not valid YAML: ${reason ?? String(error)}`,
      {cause: error},
    );
  }
}
