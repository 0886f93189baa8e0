import type {Command, Outcome} from '../../process/run';

/** What a step gives back besides its exit code. */
export interface StepOutcome extends Outcome {
  /** Tests counted by the step itself, when it runs tests. */
  readonly passed?: number;
  readonly failed?: number;
  /** What failed, each with its reason, when the step knows it. */
  readonly failures?: readonly string[];
}

/** One thing that must hold. */
export interface Step {
  readonly name: string;
  /** Names of the steps whose results this one works on: it starts when they have passed. */
  readonly needs?: readonly string[];
  /** Whether it waits for the network more than it computes: it takes no place from other steps. */
  readonly idle?: boolean;
  run(): Promise<StepOutcome>;
}

/** Steps of one kind, under one name in the summary and for `--only`. */
export interface Phase {
  readonly name: string;
  readonly steps: readonly Step[];
}

/** The fate of a step. */
export interface StepResult {
  readonly phase: string;
  readonly step: string;
  readonly status: 'passed' | 'failed' | 'not run';
  readonly outcome?: StepOutcome;
  /** When it began, in milliseconds after the first step. */
  readonly start?: number;
}

/** A step that runs one program and passes when its exit code is 0. */
export function commandStep(
  name: string,
  command: Command,
  run: (command: Command) => Promise<Outcome>,
): Step {
  return {name, run: () => run({...command, captured: true})};
}
