import type {FromFrame} from '../protocol';
import {MOST_CHARACTERS, MOST_LINES} from '../runner/report';

/** Copies what it knows into values of the page's own, and throws at all else. */
type Read = (value: unknown) => unknown;

function refuse(): never {
  throw new TypeError('This is no message of a frame.');
}

const when =
  (isRight: (value: unknown) => boolean): Read =>
  (value) =>
    isRight(value) ? value : refuse();

const text = (most: number) =>
  when((value) => typeof value === 'string' && value.length <= most);

const count = (least: number) =>
  when((value) => Number.isSafeInteger(value) && (value as number) >= least);

const oneOf = (...known: readonly unknown[]) =>
  when((value) => known.includes(value));

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const record =
  (fields: Readonly<Record<string, Read>>): Read =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(fields).map(([name, read]) => [
            name,
            read(value[name]),
          ]),
        )
      : refuse();

/** All entries, also those that an array lacks. */
const list =
  (read: Read, most: number): Read =>
  (value) =>
    Array.isArray(value) && value.length <= most
      ? Array.from(value, (entry) => read(entry))
      : refuse();

const LINE = record({
  text: text(MOST_CHARACTERS),
  level: oneOf('log', 'warning'),
});

const FAILURE = record({
  // As long as the error's, and cut here.
  message: (value) => String(text(Infinity)(value)).slice(0, MOST_CHARACTERS),
  line: (value) => (value === undefined ? value : count(1)(value)),
});

const run = count(1);

/** What each message holds; frames cut lines themselves. */
const FIELDS: Readonly<Record<FromFrame['type'], Record<string, Read>>> = {
  pong: {},
  height: {height: count(0)},
  part: {name: text(200)},
  lines: {run, lines: list(LINE, MOST_LINES)},
  failure: {run, failure: FAILURE},
  ended: {run, isEmpty: oneOf(true, false)},
  stopped: {run, reason: oneOf('reader', 'time', 'output', 'crash')},
};

/**
 * Reads what came from the frame of a sample, which may say anything: only what the page knows goes on, copied
 * into objects of the page's own.
 *
 * @param data - as it came
 * @returns nothing for what is no message, or one of no shape or size that frames send
 */
export function readMessage(data: unknown): FromFrame | undefined {
  const type = isRecord(data) && data['type'];
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    return undefined;
  }
  const fields = FIELDS[type as FromFrame['type']];
  try {
    return record({type: oneOf(type), ...fields})(data) as FromFrame;
  } catch {
    return undefined;
  }
}
