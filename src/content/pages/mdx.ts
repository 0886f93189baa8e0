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
import {
  createInvalidPageError,
  readFrontMatter,
  type FrontMatter,
} from './frontMatter';

const CONFIG = 'docusaurus.config.ts';

let config: string | undefined;

/** Reads the configuration in the working folder once. Returns an empty text if the file does not exist. */
function readConfig(): string {
  config ??= existsSync(CONFIG) ? readFileSync(CONFIG, 'utf8') : '';
  return config;
}

/**
 * Loads the packages of remark plugins that the configuration of the site imports, such as remark-math, since they may
 * add syntax. `.mdxlintrc.mjs` does the same.
 */
function loadSyntaxPlugins(): Plugin[] {
  const load = createRequire(path.resolve(CONFIG));
  return Array.from(
    readConfig().matchAll(/ from '(remark-[\w-]+)'/g),
    ([, name]) => (load(name!) as {default: Plugin}).default,
  );
}

/** Matches `markdown: {format: '…'}` of the configuration. */
const FORMAT = /\bmarkdown: \{(?:[^{}]|\{[^{}]*\})*?\bformat: '(\w+)'/;

/**
 * Tests whether a page is plain Markdown, not MDX: https://docusaurus.io/docs/api/docusaurus-config#markdown
 *
 * @param file - path, whose ending decides for the format `detect`
 */
export function isPlainMarkdown(
  {mdx: options}: FrontMatter,
  file: string,
  siteConfig = readConfig(),
): boolean {
  const own = (options as {readonly format?: string} | undefined)?.format;
  const format = own ?? FORMAT.exec(siteConfig)?.[1];
  return format === 'md' || (format === 'detect' && file.endsWith('.md'));
}

function createParsers() {
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
}

/** Created on first use. */
let parsers: ReturnType<typeof createParsers> | undefined;

/** The properties we need of the `VFileMessage` that the parser throws. */
interface ParserMessage {
  readonly line?: number;
  readonly reason?: string;
}

/**
 * Parses the source of a page to a syntax tree.
 *
 * @param file - path for error messages; empty for MDX that is not a page
 * @throws ProblemError at the tag or brace that must be corrected
 */
export function parseMdx(text: string, file: string): Root {
  try {
    const isPlain =
      file !== '' && isPlainMarkdown(readFrontMatter(text, file), file);
    const {markdown, mdx} = (parsers ??= createParsers());
    return (isPlain ? markdown : mdx).parse(toMdxSource(text));
  } catch (error) {
    const {line = 1, reason} = error as ParserMessage;
    const found = reason ?? String(error);
    const at = unclosedTagLine(found) ?? line;
    const isMerge = /^[<>]{7} /.test(text.split('\n')[at - 1] ?? '');
    throw createInvalidPageError(
      file,
      at,
      isMerge ? 'the mark of a merge conflict' : found,
      isMerge
        ? 'Keep one of both texts, and delete the marks.'
        : 'Close every tag and brace on that line; write literal `{` and `<` inside back-ticks.',
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
