import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import type {RunnableSample} from './sample';

/** Most lines of a run, and most characters of a line, that are shown. */
export const MAX_LINES = 1000;
export const MAX_LINE_LENGTH = 2000;

/** What went wrong in a sample. */
export interface Failure {
  readonly message: string;
  /** Line of the sample, from 1, where that is known. */
  readonly line?: number | undefined;
}

/** An element that a sample asked its page for and uses: a control of the reader's. */
export interface ControlView {
  readonly id: string;
  readonly kind: 'button' | 'field' | 'text';
  readonly text: string;
  readonly isDisabled: boolean;
}

/** A cell by its row and column, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What a reader does with a running sample. */
export type UserAction =
  | (Cell & {readonly type: 'edit'; readonly text: string})
  | (Cell & {readonly type: 'select'})
  | {readonly type: 'activate'; readonly sheet: string}
  | {readonly type: 'undo' | 'redo'}
  | {readonly type: 'press'; readonly id: string}
  | {readonly type: 'type'; readonly id: string; readonly text: string};

/** What the page gives to a new frame, with a port for all that follows. */
export interface FrameStart {
  /** The script of the frame: one that shows what its worker draws, or an SDK that draws by itself. */
  readonly script: string;
  /** The script of the worker; empty where samples run in the frame itself. */
  readonly worker: string;
}

/** What the page tells the frame: `ping` asks for a sign of life. A frame runs one sample. */
export type ToFrame =
  | {
      readonly type: 'run';
      readonly sample: RunnableSample;
      readonly lang: string;
    }
  | {readonly type: 'ping'}
  | {readonly type: 'stop'}
  | {readonly type: 'look'; readonly isDark: boolean};

/**
 * `height` of what the frame shows, `pong` as a sign of life. `part` asks for a library of the runtime: the answer goes
 * to the port that comes along.
 */
export const MESSAGE_TYPES = [
  'log',
  'warning',
  'failure',
  'ended',
  'height',
  'part',
  'pong',
] as const;

/**
 * What the frame tells the page: about a sample, so no word of it is to be trusted. All of it has one form, which is
 * easily checked (`readMessage` in src/live/panel/run.ts).
 */
export interface FromFrame {
  readonly type: (typeof MESSAGE_TYPES)[number];
  /** A line that the sample logged, what its error says, or the name of the part. */
  readonly text: string;
  /**
   * Line of the error in the sample, from 1; height in CSS pixels; at the end 1 where there is something to see.
   * Otherwise 0.
   */
  readonly number: number;
}

/** What the frame tells the worker of a sample: actions are numbered from 1. */
export type ToWorker =
  | Extract<ToFrame, {type: 'run' | 'ping'}>
  | (UserAction & {readonly number: number});

/** What the worker of a sample tells the frame. */
export type FromWorker =
  | FromFrame
  | {
      readonly type: 'view';
      readonly view: SheetView | undefined;
      readonly controls: readonly ControlView[];
      /** Number of the last action that it is the outcome of; 0 for none. */
      readonly actionNumber: number;
    }
  /** A cell that cannot be edited, or does not take what was typed. */
  | {readonly type: 'refused'}
  /** A method of `crypto.subtle`, answered as a `part` is. In the place of a key stands what it is imported from. */
  | {
      readonly type: 'calculate';
      readonly method: string;
      readonly args: readonly unknown[];
    };
