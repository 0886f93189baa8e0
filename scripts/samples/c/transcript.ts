import type {Fence} from '../../../src/content';

/** One command of a shown terminal session. */
interface TranscriptStep {
  /** Line of the page on which the command stands, from 1. */
  readonly line: number;
  readonly command: string;
  /** What the page shows below the command, without the last line end. */
  readonly output: string;
}

/** A terminal session that a page shows: lines that begin with `$ ` are commands. */
export interface Transcript {
  readonly file: string;
  readonly steps: readonly TranscriptStep[];
  /** Settings of the conformance library, from the fence: `license="none"`, `gpus="2"`. */
  readonly settings: Readonly<Record<string, string>>;
}

const SETTINGS = ['license', 'gpus', 'network', 'delay', 'fault'] as const;

/** Reads a fence as a terminal session. Lines before the first command are ignored. */
export function parseTranscript(fence: Fence): Transcript {
  const steps: {line: number; command: string; lines: string[]}[] = [];
  fence.code.split('\n').forEach((text, index) => {
    if (text.startsWith('$ ')) {
      steps.push({line: fence.line + index, command: text.slice(2), lines: []});
    } else {
      steps.at(-1)?.lines.push(text);
    }
  });
  return {
    file: fence.file,
    steps: steps.map(({line, command, lines}) => ({
      line,
      command,
      output: lines.join('\n'),
    })),
    settings: Object.fromEntries(
      SETTINGS.flatMap((name) => {
        const value = fence.meta.get(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}
