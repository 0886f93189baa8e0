import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkComment from '@slorber/remark-comment';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import {unified} from 'unified';
import {unreadable} from './frontMatter';

// The syntax Docusaurus reads: CommonMark + GFM + `:::` admonitions + YAML front matter,
const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();
// and MDX + HTML comments, unless a page says that it is plain Markdown.
const mdx = markdown().use(remarkMdx).use(remarkComment);

/** `mdx: {format: md}` in front matter. */
const IS_MARKDOWN =
  /^---\n(?:[^]*?\n)?mdx:\s*(?:\n\s+|\{\s*)format: *md\s*[}\n][^]*?---/;

/** What the parser throws: a `VFileMessage`. */
interface ParserMessage {
  readonly line?: number;
  readonly reason?: string;
}

/**
 * Parses MDX.
 *
 * @param file - path named in messages
 * @throws ProblemError at the place that has to be mended
 */
export function parseMdx(text: string, file: string): Root {
  try {
    const processor = IS_MARKDOWN.test(text) ? markdown : mdx;
    return processor.parse(pageSource(text));
  } catch (error) {
    const {line = 1, reason} = error as ParserMessage;
    const found = reason ?? String(error);
    throw unreadable(
      file,
      openedAt(found) ?? line,
      found,
      'Close every tag and brace on that line; write literal `{` and `<` inside back-ticks.',
      error,
    );
  }
}

const MDX_BLOCK = /^ *(`{3,4}) *mdx-code-block\n([^]*?)\n *\1(?=\n|$(?!.))/gm;

/**
 * The text that is parsed, to which the offsets of a syntax tree belong, line by line that of the page.
 * Before it parses a page, Docusaurus unwraps ```mdx-code-block, and reads `{#custom-id}` after a heading
 * and `:::tip Title`, none of which is MDX: https://docusaurus.io/docs/markdown-features
 */
export function pageSource(text: string): string {
  return withLabels(text.replace(MDX_BLOCK, '\n$2\n')).replace(
    /^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm,
    '$1{/*#$2*/}',
  );
}

/**
 * The line of the tag that is not closed. The parser puts its own place at the end of what is
 * around the tag, and the tag's into the sentence alone: "for `<div>` (6:1-6:6)"
 * (https://github.com/syntax-tree/mdast-util-mdx-jsx, `onErrorRightIsTag`).
 */
function openedAt(sentence: string): number | undefined {
  const [, line] = /\((\d+):\d+-\d+:\d+\)/.exec(sentence) ?? [];
  return line === undefined ? undefined : Number(line);
}

/**
 * The text with `:::tip Title`, which old pages have, written as `:::tip[Title]`, which the parser reads.
 * Docusaurus does the same with the names it knows; here any name will do, so that a misspelt one is named.
 */
function withLabels(text: string): string {
  return text.replace(
    /^((?:> ?)*[ \t]*:{3,}[a-z][\w-]*) +([^\s{].*)$/gm,
    '$1[$2]',
  );
}
