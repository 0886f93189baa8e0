import type {SheetView} from '../../runtime/view/types';
import type {RunnableSample} from './sample';

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

/** What a reader does with a running sample. */
export type Action =
  | {
      readonly type: 'edit';
      readonly row: number;
      readonly column: number;
      readonly text: string;
    }
  | {readonly type: 'select'; readonly row: number; readonly column: number}
  | {readonly type: 'activate'; readonly sheet: string}
  | {readonly type: 'undo' | 'redo'}
  | {readonly type: 'press'; readonly id: string}
  | {readonly type: 'type'; readonly id: string; readonly text: string};

/**
 * What the runner of a sample asks the frame, one at a time: `part`, the address of a part of the runtime by its name,
 * or a method of `crypto.subtle`. In the place of a key stands what it is imported from.
 */
export interface Question {
  readonly method: string;
  readonly args: readonly unknown[];
}

/** What the frame tells the runner of a sample. */
export type ToRunner =
  | {
      readonly type: 'run';
      readonly sample: RunnableSample;
      readonly lang: string;
    }
  /** Asks for a sign of life. */
  | {readonly type: 'ping'}
  /** Answers the question; without a value, that has failed. */
  | {readonly type: 'answer'; readonly value: unknown}
  /** Numbered from 1 in each run. */
  | (Action & {readonly number: number});

/** What happened in a run: the runner tells the frame, and the frame the page. */
export interface Happening {
  readonly type: 'log' | 'warning' | 'failure' | 'ended' | 'stopped';
  /** Lines that the sample logged, what its error says, or why it was stopped. */
  readonly text?: string | undefined;
  /** Line of the error in the sample, from 1, where that is known; at the end 1 where there is something to see. */
  readonly number?: number | undefined;
}

/** What the runner of a sample tells the frame. */
export type FromRunner =
  | Happening
  | {readonly type: 'ready' | 'pong'}
  | {
      readonly type: 'view';
      readonly view: SheetView | undefined;
      readonly controls: readonly ControlView[];
      /** Number of the last action that it is the outcome of; 0 for none. */
      readonly actionNumber: number;
    }
  /** A cell that cannot be edited, or does not take what was typed. */
  | {readonly type: 'refused'}
  | {readonly type: 'ask'; readonly question: Question};

/** A script that the page fetched for the frame, which may fetch nothing itself. */
export interface ScriptFile {
  /** As other files import it. */
  readonly name: string;
  readonly text: string;
}

/** What the page gives to a new frame, with a port for all that follows. */
export interface FrameStart {
  /** The script of the frame. */
  readonly script: string;
  /** Where samples run: in a worker of the frame, or in the frame itself, as a product's SDK needs it. */
  readonly place: 'worker' | 'frame';
  /** Scripts that run samples: each after those that it imports, the first one to start the last. */
  readonly runner: readonly ScriptFile[];
  readonly lang: string;
  /** Style sheet of the site's design tokens. */
  readonly tokens: string;
  readonly texts: FrameTexts;
}

/** Texts of the frame in the language of the page. */
export interface FrameTexts {
  /** Name of the grid. */
  readonly grid: string;
  readonly sheets: string;
  readonly controls: string;
  readonly refused: string;
  readonly cut: string;
}

/** What the page tells the frame. */
export type ToFrame =
  | {
      readonly type: 'run';
      /** Number of the run in its panel, from 1. */
      readonly run: number;
      readonly sample: RunnableSample;
      /** Whether a reader has changed it: nobody has run it before. */
      readonly isEdited: boolean;
    }
  | {readonly type: 'stop'}
  /** Asks for a sign of life. */
  | {readonly type: 'ping'}
  | {
      readonly type: 'look';
      readonly isDark: boolean;
      readonly isLarge: boolean;
    }
  | {
      readonly type: 'part';
      readonly name: string;
      readonly files: readonly ScriptFile[];
    };

/** Why a run was stopped from outside. */
export type StopReason = 'reader' | 'time' | 'output' | 'crash';

/**
 * What the frame tells the page: about a sample, so no word of it is to be trusted. All of it has one form, which is
 * easily checked (src/live/panel/readMessage.ts).
 */
export interface FromFrame {
  /** `height` of what the frame shows, `part` that it asks for, `pong` as a sign of life. */
  readonly type: Happening['type'] | 'height' | 'part' | 'pong';
  /** Number of the run that it is about, since the page may have begun another by the time that it comes; else 0. */
  readonly run: number;
  /** As in {@link Happening}; name of the part. */
  readonly text: string;
  /** As in {@link Happening}; height in CSS pixels; else 0. */
  readonly number: number;
}

/** What the frame says to the page that holds it, once it can be started. */
export const FRAME_READY = 'live-frame';
