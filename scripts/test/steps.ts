import {runCommand, type Command, type Outcome} from '../process/run';

export interface Step {
  readonly name: string;
  /** Group of steps, for `--only`. */
  readonly phase: string;
  /** Names of steps that must pass before. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** A step without an outcome did not run. */
export interface StepResult {
  readonly step: Step;
  readonly outcome?: Outcome;
}

/** Makes a step that passes if a program exits with 0. */
export function commandStep(step: Omit<Step, 'run'>, command: Command): Step {
  return {...step, run: () => runCommand({...command, captured: true})};
}

export interface RunOptions {
  /** Maximum number of concurrent steps. */
  readonly atOnce: number;
  /** Prints a line at the start of a step, and its output at the end. */
  readonly print: (text: string) => void;
}

/**
 * Runs steps concurrently, in their order as far as `needs` allows; needed steps outside the list are assumed
 * to have passed. After a failure, steps of that phase and earlier ones still run, but no later phase.
 *
 * @returns one result per step, in order
 */
export async function runSteps(
  steps: readonly Step[],
  {atOnce, print}: RunOptions,
): Promise<StepResult[]> {
  const phases = [...new Set(steps.map(({phase}) => phase))];
  const outcomes = new Map<Step, Outcome>();
  const running = new Map<Step, Promise<void>>();
  const hasPassed = (name: string) => {
    const needed = steps.find((step) => step.name === name);
    return !needed || outcomes.get(needed)?.code === 0;
  };
  const next = () => {
    const failed = [...outcomes].filter(([, {code}]) => code !== 0);
    const last = Math.min(...failed.map(([{phase}]) => phases.indexOf(phase)));
    return steps.find(
      (step) =>
        !running.has(step) &&
        !outcomes.has(step) &&
        phases.indexOf(step.phase) <= last &&
        running.size < atOnce &&
        (step.needs ?? []).every(hasPassed),
    );
  };
  const runOne = async (step: Step) => {
    print(`== ${step.name}`);
    const outcome = await step.run();
    outcomes.set(step, outcome);
    running.delete(step);
    const seconds = (outcome.milliseconds / 1000).toFixed(1);
    const how = outcome.code === 0 ? 'passed' : 'failed';
    print(`-- ${step.name}: ${how}, ${seconds} s\n${outcome.output.trim()}`);
  };
  for (;;) {
    for (let step; (step = next());) {
      running.set(step, runOne(step));
    }
    if (running.size === 0) {
      break;
    }
    await Promise.race(running.values());
  }
  return steps.map((step) => {
    const outcome = outcomes.get(step);
    return outcome ? {step, outcome} : {step};
  });
}
