import type {Root} from 'mdast';
import {
  remarkDirective,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
} from '../esPackages';
import {PageSyntaxError} from './syntaxError';

// The syntax Docusaurus reads: CommonMark + GFM + MDX + `:::` admonitions + YAML front matter.
const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** What the parser throws: a `VFileMessage`. */
interface ParserMessage {
  readonly line?: number;
  readonly column?: number;
  readonly reason?: string;
}

/**
 * Parses MDX.
 *
 * @param file - path named in messages
 * @throws PageSyntaxError at the place that has to be mended
 */
export function parseMdx(text: string, file: string): Root {
  try {
    return processor.parse(pageSource(text));
  } catch (error) {
    const {line = 1, column = 1, reason} = error as ParserMessage;
    const found = reason ?? String(error);
    const opened = openedAt(found);
    throw new PageSyntaxError(
      file,
      opened?.line ?? line,
      opened?.column ?? column,
      found,
      'Close every tag and brace on that line; write literal `{` and `<` inside back-ticks.',
      {cause: error},
    );
  }
}

/**
 * The text that is parsed, to which the offsets of a syntax tree belong. `{#custom-id}` after a heading
 * is Docusaurus syntax, not an MDX expression:
 * https://docusaurus.io/docs/markdown-features/toc#heading-ids
 */
export function pageSource(text: string): string {
  return text.replace(/^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm, '$1{/*#$2*/}');
}

/**
 * Where the tag stands that is not closed. The parser puts its own place at the end of what is
 * around the tag, and the tag's into the sentence alone: "for `<div>` (6:1-6:6)"
 * (https://github.com/syntax-tree/mdast-util-mdx-jsx, `onErrorRightIsTag`).
 */
function openedAt(sentence: string) {
  const [, line, column] = /\((\d+):(\d+)-\d+:\d+\)/.exec(sentence) ?? [];
  return line && column
    ? {line: Number(line), column: Number(column)}
    : undefined;
}
