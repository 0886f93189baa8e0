import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {jsxElementsOf, type PageElement} from './elements';
import {fencesOf, type Fence} from './fences';
import {readFrontMatter, type FrontMatter} from './frontMatter';
import {headingsOf, type PageHeading} from './headings';
import {linksOf, type PageLink} from './links';
import {parseMdx} from './mdx';

/**
 * One page's source and what stands in it. Headings, links, fences and elements are looked up when
 * they are first asked for, and once: a step that changes the tree afterwards changes none of them.
 */
export interface MarkdownPage {
  /** Path as it was given; named in every message. */
  readonly file: string;
  readonly text: string;
  /** Syntax tree, with positions. */
  readonly tree: Root;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly PageHeading[];
  readonly links: readonly PageLink[];
  readonly fences: readonly Fence[];
  readonly elements: readonly PageElement[];
}

/**
 * Parses the text of an MDX page.
 *
 * @param file - path named in messages
 * @throws ProblemError when the text is not valid MDX or its front matter not valid YAML
 */
export function parseMarkdown(text: string, file: string): MarkdownPage {
  const tree = parseMdx(text, file);
  return withParts(
    {file, text, tree, frontMatter: readFrontMatter(tree, file)},
    {
      headings: () => headingsOf(tree),
      links: () => linksOf(tree),
      fences: () => fencesOf(tree, file),
      elements: () => jsxElementsOf(tree),
    },
  );
}

/**
 * Reads and parses one page. See {@link parseMarkdown}.
 *
 * @param file - path relative to `root`; named in messages
 */
export function parseMarkdownFile(file: string, root = ''): MarkdownPage {
  return parseMarkdown(readFileSync(path.join(root, file), 'utf8'), file);
}

type Makers<T> = {readonly [Key in keyof T]: () => T[Key]};

/** Adds properties that are made when they are first read. */
function withParts<T extends object, Parts extends object>(
  object: T,
  makers: Makers<Parts>,
): T & Parts {
  for (const [key, make] of Object.entries<() => unknown>(makers as never)) {
    let made: {readonly value: unknown} | undefined;
    Object.defineProperty(object, key, {
      enumerable: true,
      get: () => (made ??= {value: make()}).value,
    });
  }
  return object as T & Parts;
}
