import type {FromFrame} from '../protocol';
import {MOST_CHARACTERS, MOST_LINES} from '../runner/report';

const TYPES: Readonly<Record<FromFrame['type'], true>> = {
  log: true,
  warning: true,
  failure: true,
  ended: true,
  stopped: true,
  height: true,
  part: true,
  pong: true,
};

/** Most characters of a text: of all lines that a run shows. */
export const MOST_TEXT = MOST_LINES * (MOST_CHARACTERS + 1);

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/**
 * Reads what came from the frame of a sample, which may say anything: only what the page knows goes on, copied
 * into an object of the page's own.
 *
 * @param data - as it came
 * @returns nothing for what has not the form of messages; longer texts are cut
 */
export function readMessage(data: unknown): FromFrame | undefined {
  const {type, run, text, number} = Object(data) as Record<string, unknown>;
  return typeof type === 'string' &&
    Object.hasOwn(TYPES, type) &&
    isCount(run) &&
    isCount(number) &&
    typeof text === 'string'
    ? {
        type: type as FromFrame['type'],
        run,
        text: text.slice(0, MOST_TEXT),
        number,
      }
    : undefined;
}
