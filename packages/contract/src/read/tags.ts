import {firstSentence} from '../text';
import type {ContractItem, ContractTag} from '../types';

/** The properties of an item that come from its comment. */
export type Documentation = Pick<
  ContractItem,
  'brief' | 'text' | 'tags' | 'since' | 'deprecated' | 'defaultValue'
>;

/** Tags that begin with a name: `@param path - text`, `@retval CODE text`. */
const NAMED = /^(?:param|error|retval)$/;
/** Tags that may begin with a name or keyword, separated by a hyphen: `@thread any - text`. */
const KEYED = /^(?:pre|thread|blocking|callback)$/;
/** Tags with an alternative: `@pre path - must exist. | CODE`, `@error CODE - cause | remedy`. */
const ALTERNATIVE = /^(?:pre|error|retval)$/;

/** Parses the text of a tag into subject, text and alternative. */
export function parseTag(
  name: string,
  flags: string | undefined,
  whole: string,
  line: number,
): ContractTag {
  const pattern = NAMED.test(name)
    ? /^((?:[\w$.-]+)(?:, ?[\w$.]+)*)(?:\s+[-:–—]+(?=\s|$))?\s*(.*)$/s
    : KEYED.test(name)
      ? /^(\w+) - (.*)$/s
      : undefined;
  const [, subject, rest = whole] = pattern?.exec(whole) ?? [];
  const [text, otherwise] = ALTERNATIVE.test(name)
    ? splitAlternative(rest)
    : [rest];
  return {
    name,
    ...(flags !== undefined && {flags}),
    ...(subject !== undefined && {subject}),
    text,
    ...(otherwise !== undefined && {otherwise}),
    line,
  };
}

/** Splits `cause | remedy` at the bar. Without a bar, the second part is `undefined`. */
export function splitAlternative(
  text: string,
): [first: string, second: string | undefined] {
  const at = text.indexOf(' | ');
  return at < 0
    ? [text.trim(), undefined]
    : [text.slice(0, at).trim(), text.slice(at + 3).trim()];
}

/** @param paragraphs - text of the comment outside of tags */
export function createDocumentation(
  paragraphs: readonly string[],
  tags: readonly ContractTag[],
): Documentation {
  const tagNamed = (name: string) =>
    tags.find((tag) => tag.name === name)?.text;
  const [since, deprecated, defaultValue] = [
    'since',
    'deprecated',
    'defaultValue',
  ].map(tagNamed);
  const text = paragraphs.join('\n\n');
  return {
    brief: tagNamed('brief') ?? firstSentence(paragraphs[0] ?? ''),
    ...(text && {text}),
    ...(tags.length > 0 && {tags}),
    ...(since !== undefined && {since}),
    ...(deprecated !== undefined && {deprecated}),
    ...(defaultValue !== undefined && {defaultValue}),
  };
}
