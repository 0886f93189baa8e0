import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import type {RunnableSample} from './sample';

/** Limits of the output of a run: lines, and characters per line. */
export const MAX_LINES = 1000;
export const MAX_LINE_LENGTH = 2000;

export interface Failure {
  readonly message: string;
  /** Line of the sample, from 1, if known. */
  readonly line?: number | undefined;
}

/** Control that is shown for an element of the sample's page. */
export interface ControlView {
  readonly id: string;
  readonly kind: 'button' | 'field' | 'text';
  readonly text: string;
  readonly isDisabled: boolean;
}

/** Position of a cell, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** User input in the frame of a sample. */
export type UserAction =
  | (Cell & {readonly type: 'edit'; readonly text: string})
  | (Cell & {readonly type: 'select'})
  | {readonly type: 'activate'; readonly sheet: string}
  | {readonly type: 'undo' | 'redo'}
  | {readonly type: 'press'; readonly id: string}
  | {readonly type: 'type'; readonly id: string; readonly text: string};

/** First message to a new frame. It carries the port for all other messages. */
export interface FrameStart {
  /** Text of the frame's script. */
  readonly script: string;
  /** Text of the worker's script; empty if samples run in the frame itself. */
  readonly worker: string;
}

/** Messages from the page to the frame. A frame runs one sample. */
export type ToFrame =
  | {
      readonly type: 'run';
      readonly sample: RunnableSample;
      readonly lang: string;
    }
  /** Answered with `pong`, unless the sample blocks its thread. */
  | {readonly type: 'ping'}
  | {readonly type: 'stop'}
  | {readonly type: 'theme'; readonly isDark: boolean};

/** `library` requests a library of the runtime; the page answers on the port that is transferred with the message. */
export const MESSAGE_TYPES = [
  'log',
  'warning',
  'failure',
  'ended',
  'height',
  'library',
  'pong',
] as const;

/**
 * Messages from the frame to the page. Untrusted: the sample can send them too. They all have the same shape, so that
 * `parseMessage` in src/live/panel/run.ts can validate them.
 */
export interface FromFrame {
  readonly type: (typeof MESSAGE_TYPES)[number];
  /** Logged line, error message, or name of the library. */
  readonly text: string;
  /**
   * `failure`: line of the sample, from 1, or 0 if unknown. `height`: CSS pixels. `ended`: 1 if the frame shows
   * something, else 0.
   */
  readonly number: number;
}

export function frameMessage(
  type: FromFrame['type'],
  text = '',
  number = 0,
): FromFrame {
  return {type, text, number};
}

/** Messages from the frame to the worker. Actions are numbered from 1. */
export type ToWorker =
  | Extract<ToFrame, {type: 'run' | 'ping'}>
  | (UserAction & {readonly number: number});

/** Messages from the worker to the frame, which forwards those of type {@link FromFrame}. */
export type FromWorker =
  | FromFrame
  | {
      readonly type: 'view';
      readonly view: SheetView | undefined;
      readonly controls: readonly ControlView[];
      /** Number of the last action that the view includes; 0 for none. */
      readonly actionNumber: number;
    }
  /** The last edit was not allowed, or its value failed validation. */
  | {readonly type: 'rejected'}
  /** Call of a `crypto.subtle` method, answered like `library`. Keys are passed as arguments of `importKey`. */
  | {
      readonly type: 'crypto';
      readonly method: string;
      readonly args: readonly unknown[];
    };
