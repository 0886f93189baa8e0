import {
  runCommand,
  type ProgramCommand,
  type CommandOutcome,
} from '../process/run';

export interface TestStep {
  readonly name: string;
  /** Name of the group of steps, which `--only` accepts. */
  readonly phase: string;
  /** Names of the steps that must pass before this one starts. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<CommandOutcome>;
}

/** Result of a step. The outcome is absent if the step did not run. */
export interface TestStepResult {
  readonly step: TestStep;
  readonly outcome?: CommandOutcome;
}

/** Creates a step that passes if a program exits with 0. */
export function createCommandStep(
  step: Omit<TestStep, 'run'>,
  command: ProgramCommand,
): TestStep {
  return {...step, run: () => runCommand({...command, captured: true})};
}

export interface RunStepsOptions {
  /** Maximum number of concurrent steps. */
  readonly atOnce: number;
  /** Prints a text. It is called when a step starts and when it ends. */
  readonly print: (text: string) => void;
}

/**
 * Runs steps concurrently. Steps start in the given order as soon as all steps in `needs` have passed; needed
 * steps that are not in the list count as passed. After a failure, later phases do not start.
 *
 * @returns one result per step, in order
 */
export async function runTestSteps(
  steps: readonly TestStep[],
  {atOnce, print}: RunStepsOptions,
): Promise<TestStepResult[]> {
  const phases = [...new Set(steps.map(({phase}) => phase))];
  const outcomes = new Map<TestStep, CommandOutcome>();
  const running = new Map<TestStep, Promise<void>>();
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
  const runOne = async (step: TestStep) => {
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
