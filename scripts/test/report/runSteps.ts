import type {Phase, Step, StepResult} from './steps';

/** How steps are run. */
export interface RunOptions {
  /** How many steps run at once, idle ones not counted. */
  readonly atOnce: number;
  /** Gets a line when a step begins and, when it has ended, all it printed in one piece. */
  readonly print: (text: string) => void;
}

interface Planned {
  readonly phase: string;
  readonly order: number;
  readonly step: Step;
  result: StepResult | undefined;
  running: boolean;
}

/**
 * Runs the steps of all phases. A step starts as soon as there is a place for it and what it needs
 * is there; of several, the one that stands first in the plan. After a failure the phases up to the
 * failed one are still finished; no step of a later phase is started.
 *
 * @returns one result per step, in the order of the plan, those that were not run included
 */
export async function runSteps(
  phases: readonly Phase[],
  {atOnce, print}: RunOptions,
): Promise<StepResult[]> {
  const planned = phases.flatMap(({name, steps}, order) =>
    steps.map((step): Planned => ({
      phase: name,
      order,
      step,
      result: undefined,
      running: false,
    })),
  );
  const begin = performance.now();
  const running = new Set<Promise<void>>();
  const runOne = async (one: Planned) => {
    const title = `${one.phase}: ${one.step.name}`;
    const start = performance.now() - begin;
    print(`== ${title}`);
    const outcome = await one.step.run();
    const status = outcome.code === 0 ? 'passed' : 'failed';
    one.result = {
      phase: one.phase,
      step: one.step.name,
      status,
      outcome,
      start,
    };
    one.running = false;
    const seconds = (outcome.milliseconds / 1000).toFixed(1);
    const output = outcome.output.trim() && `\n${outcome.output.trimEnd()}\n`;
    print(`-- ${title}: ${status}, ${seconds} s${output}`);
  };
  for (;;) {
    for (let next; (next = nextStep(planned, atOnce));) {
      next.running = true;
      const run = runOne(next).finally(() => running.delete(run));
      running.add(run);
    }
    if (running.size === 0) {
      break;
    }
    await Promise.race(running);
  }
  return planned.map(
    ({phase, step, result}) =>
      result ?? {phase, step: step.name, status: 'not run'},
  );
}

/** The step to start now, if any. */
function nextStep(
  planned: readonly Planned[],
  atOnce: number,
): Planned | undefined {
  const failed = planned.filter(({result}) => result?.status === 'failed');
  const last = Math.min(...failed.map(({order}) => order));
  const full =
    planned.filter(({running, step}) => running && !step.idle).length >= atOnce;
  return planned.find(
    ({step, order, running, result}) =>
      !running &&
      !result &&
      order <= last &&
      (step.idle || !full) &&
      areThere(step.needs ?? [], planned),
  );
}

/** Whether steps have passed; those that are not in the plan were run before. */
function areThere(names: readonly string[], planned: readonly Planned[]) {
  return names.every((name) => {
    const needed = planned.find(({step}) => step.name === name);
    return !needed || needed.result?.status === 'passed';
  });
}
