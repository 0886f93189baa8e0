import {runCommand, type Command, type Outcome} from '../process/run';

/** One thing that must hold. */
export interface Step {
  readonly name: string;
  /** What `--only` calls it, with others of its kind. */
  readonly phase: string;
  /** Names of the steps whose results this one works on: it starts when they have passed. */
  readonly needs?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** A step and how it went; without an outcome it was not run. */
export interface StepResult {
  readonly step: Step;
  readonly outcome?: Outcome;
}

/** A step that runs one program and passes when its exit code is 0. */
export function commandStep(step: Omit<Step, 'run'>, command: Command): Step {
  return {...step, run: () => runCommand({...command, captured: true})};
}

/** How steps are run. */
export interface RunOptions {
  /** How many steps run at once. */
  readonly atOnce: number;
  /** Gets a line when a step begins and, when it has ended, all it printed in one piece. */
  readonly print: (text: string) => void;
}

/**
 * Runs steps. Each starts as soon as there is a place for it and what it needs has passed; of several, the one that stands
 * first. Steps that are not in the list were run before. After a failure the steps of its phase and of those before are
 * still finished; no later one is started.
 *
 * @returns one result per step, in their order
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
