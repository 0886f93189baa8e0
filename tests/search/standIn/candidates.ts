import type {Document, Schema} from './collection';
import {editDistance} from './editDistance';
import type {TokenIndex} from './tokenIndex';

/** A word of a query. */
export interface QueryToken {
  readonly text: string;
  /** Whether words that begin with it count. */
  readonly isPrefix: boolean;
}

/** Where to look for words. */
export interface Scope {
  readonly schema: Schema;
  readonly index: TokenIndex;
  /** Names of the searched fields, the weightiest first. */
  readonly fields: readonly string[];
  /** Documents that the filter lets through. */
  readonly allowed: ReadonlySet<Document>;
  /** Words that are looked at for one word of the query. */
  readonly maxCandidates: number;
}

/** Length in bytes from which a word may have one typo, and two. */
const TYPO_LENGTHS = [4, 7];

/** Typos that a word of the query may have. */
export function allowedTypos({text}: QueryToken, most: number): number {
  const {length} = bytesOf(text);
  return Math.min(most, TYPO_LENGTHS.filter((least) => length >= least).length);
}

/** The words with exactly so many typos, those of important documents first. */
export function candidates(
  {schema, index, fields, allowed, maxCandidates}: Scope,
  token: QueryToken,
  typos: number,
): string[] {
  const found = new Set<string>();
  for (const field of fields) {
    const scored: {word: string; score: number}[] = [];
    for (const [word, documents] of index.documents.get(field)!) {
      if (typosOf(word, token, typos) === typos) {
        const visible = documents.filter((document) => allowed.has(document));
        if (visible.length > 0) {
          const score = Math.max(
            ...visible.map((document) => priorityOf(document, schema)),
          );
          scored.push({word, score: word === token.text ? Infinity : score});
        }
      }
    }
    scored.sort((a, b) => b.score - a.score);
    scored.slice(0, maxCandidates).forEach(({word}) => found.add(word));
    if (found.size >= maxCandidates) {
      break;
    }
  }
  return [...found].slice(0, maxCandidates);
}

/** Whether a word was found because it goes on where the query's word ends. */
export function isContinued(
  word: string,
  {text, isPrefix}: QueryToken,
  typos: number,
): boolean {
  return isPrefix && bytesOf(word).length > bytesOf(text).length + typos;
}

/** The importance of a document: its value in the collection's default sorting field. */
export function priorityOf(
  document: Document,
  {default_sorting_field: field = ''}: Schema,
): number {
  return Number(document[field] ?? 0);
}

/** Typos by which a word differs, as far as they are looked for. */
function typosOf(
  word: string,
  {text, isPrefix}: QueryToken,
  most: number,
): number {
  if (most === 0) {
    return word === text || (isPrefix && word.startsWith(text)) ? 0 : 1;
  }
  const [a, b] = [bytesOf(word), bytesOf(text)];
  if (!isPrefix) {
    return Math.abs(a.length - b.length) > most ? Infinity : editDistance(a, b);
  }
  let least = Infinity;
  for (let cut = b.length - most; cut <= b.length + most; cut += 1) {
    if (cut <= a.length) {
      least = Math.min(least, editDistance(a.slice(0, cut), b));
    }
  }
  return least;
}

const bytes = new Map<string, string>();

/** A word as the server compares it, byte by byte: one character for each. */
function bytesOf(word: string): string {
  let known = bytes.get(word);
  if (known === undefined) {
    known = Buffer.from(word, 'utf8').toString('latin1');
    bytes.set(word, known);
  }
  return known;
}
