import {firstSentence} from '../firstSentence';
import type {CommentText} from './commentText';

/** One tag of a comment: `@param[in] path - text`. */
export interface DocTag {
  readonly name: string;
  /** What stands in brackets after the name: `in,null`; empty when there are none. */
  readonly flags: string;
  readonly text: string;
  /** Line of the header, from 1. */
  readonly line: number;
}

/** A documentation comment, taken apart. */
export interface DocComment {
  readonly tags: readonly DocTag[];
  /** Text outside of tags, a paragraph each, on one line. */
  readonly paragraphs: readonly string[];
  readonly line: number;
}

// FreeType and gtk-doc end the name with a colon.
const TAG = /^[@\\]([A-Za-z]+)(?:\s*\[([^\]]*)\])?(?::?\s+|:$|(?=[({])|$)(.*)$/;
/** Commands that are part of a sentence, and may begin a line. */
const INLINE = new Set(
  'a b c e p em n ref link endlink anchor cite emoji f image'.split(' '),
);
/** Commands around text that is no sentence. */
const VERBATIM =
  /^[@\\](code|verbatim|dot|msc|startuml|f\[|htmlonly|latexonly|rst)\b/;
const VERBATIM_END =
  /[@\\](?:end(?:code|verbatim|dot|msc|uml|htmlonly|latexonly|rst)\b|f\])/;

/** Reads the tags in general use, in both spellings, `@tag` and `\tag`. */
export function readDoc({rows, line}: CommentText): DocComment {
  const tags: (DocTag & {text: string})[] = [];
  const paragraphs: string[] = [];
  let current: 'none' | 'tag' | 'paragraph' = 'none';
  let isVerbatim = false;
  for (const row of rows) {
    const {text} = row;
    const [, name = '', flags = '', rest = ''] = TAG.exec(text) ?? [];
    if (isVerbatim) {
      isVerbatim = !VERBATIM_END.test(text);
    } else if (VERBATIM.test(text)) {
      isVerbatim = !VERBATIM_END.test(text.slice(2));
      current = 'none';
    } else if (text === '') {
      current = 'none';
    } else if (name && (!INLINE.has(name) || /^@\w+:/.test(text))) {
      tags.push({name, flags, text: rest, line: row.line});
      current = 'tag';
    } else if (current === 'tag') {
      const last = tags.at(-1)!;
      last.text = `${last.text} ${text}`.trim();
    } else if (current === 'paragraph') {
      paragraphs.push(`${paragraphs.pop()!} ${text}`);
    } else {
      paragraphs.push(text);
      current = 'paragraph';
    }
  }
  return {tags, paragraphs, line};
}

/** Text of the first tag with one of these names; undefined without one. */
export function tagText(
  doc: DocComment,
  ...names: string[]
): string | undefined {
  const tag = doc.tags.find(({name}) => names.includes(name));
  return tag && plain(tag.text);
}

/** Texts of all tags with one of these names. */
export function tagTexts(doc: DocComment, ...names: string[]): string[] {
  return doc.tags
    .filter(({name}) => names.includes(name))
    .map(({text}) => plain(text));
}

/** What a comment says in one sentence: `@brief`, else its first sentence. */
export function briefOf(doc: DocComment): string {
  const paragraph = doc.paragraphs.find((text) => !/^\w+:$/.test(text));
  return (
    tagText(doc, 'brief', 'short') ||
    firstSentence(
      tagText(doc, 'description') ??
        plain(paragraph ?? tagText(doc, 'details') ?? ''),
    )
  );
}

/** Takes Doxygen's inline commands out of a text. */
export function plain(text: string): string {
  return text
    .replace(/(^|[\s(])[@\\](?:a|b|c|e|p|em|ref|link|endlink)\b\s*/g, '$1')
    .replace(/\s[@\\]n\b/g, '')
    .replace(/\{@(?:link|code|ref)\s+([^}]*)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
