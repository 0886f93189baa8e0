import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../contracts/spreadsheet/spreadsheet-sdk';
import type {RunnableSample} from './compileSample';

/** Maximum number of output lines of a run, and maximum characters per line. */
export const MAX_LINES = 1000;
export const MAX_LINE_LENGTH = 2000;

/** Start of the fragment of a shared address. The id of the sample, a dot and the encoded source follow. */
export const SHARED_PREFIX = '#live=';

export interface SampleFailure {
  readonly message: string;
  /** 1-based line of the sample, if known. */
  readonly line?: number | undefined;
}

/** Control that the frame shows for an element of the sample's page. */
export interface ControlView {
  readonly id: string;
  readonly kind: 'button' | 'field' | 'file' | 'text';
  readonly text: string;
  readonly isDisabled: boolean;
}

/** Numbers of rows and columns that a view must have at least. */
export interface SheetSize {
  readonly rows: number;
  readonly columns: number;
}

/** Size of the first view, which fills the frame. */
export const FIRST_SIZE: SheetSize = {rows: 40, columns: 16};

/** Action of a reader in the frame of a sample. */
export type UserAction =
  | {
      readonly type: 'edit';
      /** 0-based. */
      readonly row: number;
      readonly column: number;
      readonly text: string;
    }
  | {readonly type: 'select'; readonly area: AreaBounds}
  | {readonly type: 'activate'; readonly sheet: string}
  | {readonly type: 'command'; readonly id: string}
  /** Clears the contents of the selection. */
  | {readonly type: 'clear'}
  /** Continues the series of the selection in a larger area. */
  | {readonly type: 'fill'; readonly area: AreaBounds}
  | {
      readonly type: 'paste';
      /** Lines with tabs between cells. */
      readonly text: string;
      /** True if the text is what this spreadsheet copied last. */
      readonly isOwn: boolean;
    }
  | {readonly type: 'press'; readonly id: string}
  | {
      readonly type: 'type';
      readonly id: string;
      readonly text: string;
      /** Chosen files; `null` if the field takes text. */
      readonly files: readonly File[] | null;
    };

/** First message to a new frame, with which the port for all other messages is transferred. */
export interface FrameStart {
  /** Source text of the frame's script. */
  readonly script: string;
  /** Source text of the worker's script; empty if samples run in the frame itself. */
  readonly worker: string;
}

/** Colour mode of the page. */
interface PageTheme {
  readonly theme: string | undefined;
}

/** Messages from the page to the frame. Each frame runs one sample. */
export type ToFrame =
  | (PageTheme & {
      readonly type: 'run';
      readonly sample: RunnableSample;
      readonly lang: string;
    })
  /** The frame answers with `pong`, unless the sample blocks its thread. */
  | (PageTheme & {readonly type: 'ping'});

/**
 * Types of {@link FromFrame} messages. `library` requests a library; the page answers on the port transferred
 * with it.
 */
export const MESSAGE_TYPES = [
  'log',
  'warning',
  'failure',
  'ended',
  'library',
  'pong',
] as const;

/**
 * Message from the frame to the page. Untrusted, since the sample can send messages too. All types have the
 * same properties, which `parseMessage` in src/live/panel/run.ts validates.
 */
export interface FromFrame {
  readonly type: (typeof MESSAGE_TYPES)[number];
  /** Logged line, error message, or name of the requested library. */
  readonly text: string;
  /**
   * Depends on the type. `failure`: 1-based line of the sample, or 0 if unknown. `ended`: 1 if the frame shows
   * something, otherwise 0.
   */
  readonly number: number;
}

export function createFrameMessage(
  type: FromFrame['type'],
  text = '',
  number = 0,
): FromFrame {
  return {type, text, number};
}

/** Messages from the frame to the worker. Actions have consecutive numbers from 1. */
export type ToWorker =
  | ToFrame
  | (SheetSize & {readonly type: 'resize'})
  | (UserAction & {readonly number: number});

/** Messages from the worker to the frame. The frame forwards {@link FromFrame} messages to the page. */
export type FromWorker =
  | FromFrame
  | {
      readonly type: 'view';
      /** Without cells if the sheet looks as in the last view. */
      readonly view:
        | (Omit<SheetView, 'cells'> & {
            readonly cells: SheetView['cells'] | undefined;
          })
        | undefined;
      readonly controls: readonly ControlView[];
      /** Number of the last action that the view includes; 0 if none. */
      readonly actionNumber: number;
      /** True if that action was not allowed, or its value failed validation. */
      readonly isRejected: boolean;
    }
  /** Calls a method of `crypto.subtle`; answered like `library`. A key is passed as the arguments of `importKey`. */
  | {
      readonly type: 'crypto';
      readonly method: string;
      readonly args: readonly unknown[];
    };
