import type {Failure, FromFrame, LogLine, OfRun, StopReason} from '../protocol';
import {MOST_CHARACTERS, MOST_LINES} from '../runner/report';

/** Longest name of a part of the runtime, in characters. */
const MOST_NAME = 200;

const LEVELS: readonly unknown[] = [
  'log',
  'warning',
] satisfies LogLine['level'][];

const REASONS: readonly unknown[] = [
  'reader',
  'time',
  'output',
  'crash',
] satisfies StopReason[];

/**
 * Reads what came from the frame of a sample, which may say anything: only what the page knows goes on, copied
 * into objects of the page's own.
 *
 * @param data - as it came
 * @returns nothing for what is no message, or one of no shape or size that frames send
 */
export function readMessage(data: unknown): FromFrame | undefined {
  if (!isRecord(data)) {
    return undefined;
  }
  const {type, height, name} = data;
  if (type === 'pong') {
    return {type};
  }
  if (type === 'height') {
    return isCount(height, 0) ? {type, height} : undefined;
  }
  if (type === 'part') {
    return isText(name, MOST_NAME) ? {type, name} : undefined;
  }
  const {run} = data;
  const message = isCount(run, 1) ? readOfRun(data) : undefined;
  return message && {...message, run: run as number};
}

function readOfRun(data: Readonly<Record<string, unknown>>): OfRun | undefined {
  const {type, isEmpty, reason} = data;
  switch (type) {
    case 'lines': {
      const lines = readLines(data['lines']);
      return lines && {type, lines};
    }
    case 'failure': {
      const failure = readFailure(data['failure']);
      return failure && {type, failure};
    }
    case 'ended':
      return typeof isEmpty === 'boolean' ? {type, isEmpty} : undefined;
    case 'stopped':
      return REASONS.includes(reason)
        ? {type, reason: reason as StopReason}
        : undefined;
    default:
      return undefined;
  }
}

/** All lines, or none: frames cut them themselves. */
function readLines(lines: unknown): readonly LogLine[] | undefined {
  if (!Array.isArray(lines) || lines.length > MOST_LINES) {
    return undefined;
  }
  // Not `map`, which passes by what an array lacks.
  const read = Array.from(lines, readLine);
  return read.every((line) => line !== undefined) ? read : undefined;
}

function readLine(line: unknown): LogLine | undefined {
  if (!isRecord(line)) {
    return undefined;
  }
  const {text, level} = line;
  return isText(text, MOST_CHARACTERS) && LEVELS.includes(level)
    ? {text, level: level as LogLine['level']}
    : undefined;
}

/** A message is as long as the error's, and cut here. */
function readFailure(failure: unknown): Failure | undefined {
  if (!isRecord(failure)) {
    return undefined;
  }
  const {message, line} = failure;
  if (
    typeof message !== 'string' ||
    (line !== undefined && !isCount(line, 1))
  ) {
    return undefined;
  }
  return {message: message.slice(0, MOST_CHARACTERS), line};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
