import type {FoundHit} from '../../answer';
import {HIERARCHY_FIELDS, isRecordType} from '../../records/record';
import {plainText, type TextPart} from '../../text/parts';
import {isFields, type Fields} from './fields';
import {parseMarked} from './marked';

/**
 * Reads the best hit of a group. Nothing in it is taken on trust.
 *
 * @returns `undefined` when it has no address or no heading
 */
export function readHit(group: unknown): FoundHit | undefined {
  const hits = isFields(group) ? group['hits'] : undefined;
  const hit: unknown = Array.isArray(hits) ? hits[0] : undefined;
  const document = isFields(hit) ? hit['document'] : undefined;
  if (!isFields(hit) || !isFields(document)) {
    return undefined;
  }
  const {url, type, content} = document;
  const highlight = isFields(hit['highlight']) ? hit['highlight'] : {};
  const [section = [], ...levels] = HIERARCHY_FIELDS.map((field) =>
    readHeading(document[field], highlight[field]),
  );
  const headings = [section, ...levels].filter((parts) => parts.length > 0);
  const title = headings.at(-1);
  if (typeof url !== 'string' || !title) {
    return undefined;
  }
  return {
    address: url,
    type: isRecordType(type) ? type : 'content',
    section: plainText(section),
    title,
    path: headings.slice(section.length > 0 ? 1 : 0, -1),
    summary: readSummary(content, highlight['content']),
  };
}

/** A heading with its marks; empty when there is no such level. */
function readHeading(text: unknown, highlight: unknown): TextPart[] {
  return typeof text === 'string' && text !== ''
    ? parseMarked(textOf(highlight, 'value') ?? text)
    : [];
}

function readSummary(content: unknown, highlight: unknown): TextPart[] {
  const marked =
    textOf(highlight, 'snippet') ?? textOf(highlight, 'value') ?? content;
  return typeof marked === 'string' ? parseMarked(marked) : [];
}

function textOf(fields: unknown, name: keyof Fields): string | undefined {
  const text = isFields(fields) ? fields[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}
