import type {SheetView} from '../../runtime/view/types';
import type {RunnableSample} from './sample';

/** Something that a sample logged. */
export interface LogLine {
  readonly text: string;
  readonly level: 'log' | 'warning';
}

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

/** A calculation of `crypto.subtle`; a key goes along as it was imported. */
export interface CryptoCall {
  readonly method: 'digest' | 'encrypt' | 'decrypt' | 'sign';
  readonly algorithm: AlgorithmIdentifier;
  readonly key?: {
    readonly bytes: BufferSource;
    readonly algorithm: AlgorithmIdentifier;
  };
  readonly data: BufferSource;
}

/** What the runner of a sample asks the frame, one at a time: a calculation, or the address of a part of the runtime. */
export type Question = CryptoCall | {readonly part: string};

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

/** What the runner of a sample tells the frame. */
export type FromRunner =
  | {readonly type: 'ready' | 'pong'}
  | {readonly type: 'lines'; readonly lines: readonly LogLine[]}
  | {readonly type: 'failure'; readonly failure: Failure}
  /** The sample has come to its end; listeners and timers go on. */
  | {readonly type: 'ended'}
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

/** What the frame tells the page of a run. */
export type OfRun =
  | {readonly type: 'lines'; readonly lines: readonly LogLine[]}
  | {readonly type: 'failure'; readonly failure: Failure}
  | {readonly type: 'ended'; readonly isEmpty: boolean}
  | {readonly type: 'stopped'; readonly reason: StopReason};

/**
 * What the frame tells the page: about a sample, so no word of it is to be trusted
 * (src/live/panel/readMessage.ts). What it says of a run bears the number of that run, since the page may
 * have begun another by the time that it comes.
 */
export type FromFrame =
  | (OfRun & {readonly run: number})
  | {readonly type: 'pong'}
  /** Height of what the frame shows, in CSS pixels. */
  | {readonly type: 'height'; readonly height: number}
  | {readonly type: 'part'; readonly name: string};

/** What the frame says to the page that holds it, once it can be started. */
export const FRAME_READY = 'live-frame';
