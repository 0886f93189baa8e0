import type {Command, Outcome} from '../../process/run';

/** What a step gives back besides its exit code. */
export interface StepOutcome extends Outcome {
  /** Tests counted by the step itself, when it runs tests. */
  readonly passed?: number;
  readonly failed?: number;
}

/** One thing that must hold. */
export interface Step {
  readonly name: string;
  /** @param captured - keep the output, because other steps run beside this one */
  run(captured: boolean): Promise<StepOutcome>;
}

/** Steps that may run side by side. A phase starts when the one before it has passed. */
export interface Phase {
  readonly name: string;
  readonly steps: readonly Step[];
  /** How many steps run at once; 1 when absent. */
  readonly atOnce?: number;
}

/** The fate of a step. */
export interface StepResult {
  readonly phase: string;
  readonly step: string;
  readonly status: 'passed' | 'failed' | 'not run';
  readonly outcome?: StepOutcome;
}

/** A step that runs one program and passes when its exit code is 0. */
export function commandStep(
  name: string,
  command: Command,
  run: (command: Command) => Promise<Outcome>,
): Step {
  return {name, run: (captured) => run({...command, captured})};
}

/**
 * Runs phases in order and stops after the first that fails; every step of that phase is still run.
 *
 * @param print - gets progress lines and captured output
 * @returns one result per step, in order, those that were not run included
 */
export async function runPhases(
  phases: readonly Phase[],
  print: (text: string) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  let stopped = false;
  for (const phase of phases) {
    const finished = stopped ? undefined : await runPhase(phase, print);
    phase.steps.forEach((step, index) => {
      const outcome = finished?.[index];
      const ran = outcome?.code === 0 ? 'passed' : 'failed';
      const status = outcome ? ran : 'not run';
      stopped ||= status === 'failed';
      results.push({phase: phase.name, step: step.name, status, outcome});
    });
  }
  return results;
}

async function runPhase(
  {name, steps, atOnce = 1}: Phase,
  print: (text: string) => void,
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  const waiting = steps.entries();
  const worker = async () => {
    for (const [index, step] of waiting) {
      print(`\n== ${name}: ${step.name}`);
      const outcome = await step.run(atOnce > 1);
      outcomes[index] = outcome;
      if (outcome.output.trim()) {
        print(`-- ${name}: ${step.name}\n${outcome.output.trimEnd()}`);
      }
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return outcomes;
}
