import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkComment from '@slorber/remark-comment';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import {unified, type Plugin} from 'unified';
import {memoize} from '@document-sdk/contract';
import {createInvalidPageError} from './frontMatter';

/**
 * Loads the packages of remark plugins that the configuration of the site imports, such as remark-math, since they may
 * add syntax. `.mdxlintrc.mjs` does the same.
 */
function loadSyntaxPlugins(): Plugin[] {
  const file = path.resolve('docusaurus.config.ts');
  const config = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const load = createRequire(file);
  return Array.from(
    config.matchAll(/ from '(remark-[\w-]+)'/g),
    ([, name]) => (load(name!) as {default: Plugin}).default,
  );
}

/** Creates the parsers on first use. */
const getParsers = memoize(
  () => [],
  () => {
    // Parses plain Markdown with Docusaurus' syntax: CommonMark, GFM, `:::` admonitions, YAML front matter.
    const markdown = unified()
      .use(remarkParse)
      .use(loadSyntaxPlugins())
      .use(remarkFrontmatter)
      .use(remarkGfm)
      .use(remarkDirective)
      .freeze();
    // Parses MDX pages, which also contain JSX and HTML comments.
    return {markdown, mdx: markdown().use(remarkMdx).use(remarkComment)};
  },
);

/** Matches front matter with `mdx: {format: md}`, which makes a page plain Markdown. */
const IS_MARKDOWN =
  /^---\n(?:[^]*?\n)?mdx:\s*(?:\n\s+|\{\s*)format: *md\s*[}\n][^]*?---/;

/** The properties we need of the `VFileMessage` that the parser throws. */
interface ParserMessage {
  readonly line?: number;
  readonly reason?: string;
}

/**
 * Parses the source of a page to a syntax tree.
 *
 * @param file - path for error messages
 * @throws ProblemError at the tag or brace that must be corrected
 */
export function parseMdx(text: string, file: string): Root {
  try {
    const parser = IS_MARKDOWN.test(text) ? 'markdown' : 'mdx';
    return getParsers()[parser].parse(toMdxSource(text));
  } catch (error) {
    const {line = 1, reason} = error as ParserMessage;
    const found = reason ?? String(error);
    throw createInvalidPageError(
      file,
      unclosedTagLine(found) ?? line,
      found,
      'Close every tag and brace on that line; write literal `{` and `<` inside back-ticks.',
      error,
    );
  }
}

const MDX_BLOCK = /^ *(`{3,4}) *mdx-code-block\n([^]*?)\n *\1(?=\n|$(?!.))/gm;

/** Matches the old form `:::tip Title` of an admonition title. The parser supports only `:::tip[Title]`. */
const ADMONITION_TITLE = /^((?:> ?)*[ \t]*:{3,}[a-z][\w-]*) +([^\s{].*)$/gm;

/**
 * Converts Docusaurus' extensions to MDX, like Docusaurus does before it parses a page: ```mdx-code-block,
 * `{#custom-id}` after a heading, `:::tip Title`. Lines keep their numbers, but columns and offsets may
 * change. Any admonition name is accepted, so that a check can report misspelt ones.
 * https://docusaurus.io/docs/markdown-features
 */
export function toMdxSource(text: string): string {
  return text
    .replace(MDX_BLOCK, '\n$2\n')
    .replace(ADMONITION_TITLE, '$1[$2]')
    .replace(/^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm, '$1{/*#$2*/}');
}

/**
 * Finds the line of an unclosed tag in the message of the parser's error, for example "for `<div>`
 * (6:1-6:6)". The position of the error itself is the end of the parent node:
 * https://github.com/syntax-tree/mdast-util-mdx-jsx, `onErrorRightIsTag`
 */
function unclosedTagLine(message: string): number | undefined {
  const [, line] = /\((\d+):\d+-\d+:\d+\)/.exec(message) ?? [];
  return line === undefined ? undefined : Number(line);
}
