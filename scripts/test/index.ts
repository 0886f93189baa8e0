import {appendFileSync} from 'node:fs';
import {cli, UsageError} from '../process/cli';
import {runSteps} from './steps';
import {summarize} from './summary';
import {PLAN_OF_CHANGES, TEST_PLAN} from './testPlan';

/** Steps at once; each keeps one core busy and a little more. */
const AT_ONCE = 2;

const PHASES = [...new Set(TEST_PLAN.map(({phase}) => phase))];

void cli({
  usage: `Usage: npm test -- [--changed] [--only PHASE,…]
Runs everything that must hold. --changed runs what an edit can break and needs no build. --only runs some phases, such as
"builds,build tests"; what they need of the others must have been made before.`,
  options: {changed: {type: 'boolean'}, only: {type: 'string'}},
  async run({changed, only}) {
    process.env['CI'] = 'true';
    const chosen = only?.split(',').map((name) => name.trim()) ?? PHASES;
    const unknown = chosen.filter((name) => !PHASES.includes(name));
    if (unknown.length > 0) {
      throw new UsageError(
        `--only: expected some of ${PHASES.join(', ')}, received ${unknown.join(', ')}.`,
      );
    }
    const steps = changed
      ? PLAN_OF_CHANGES
      : TEST_PLAN.filter(({phase}) => chosen.includes(phase));
    const start = performance.now();
    const results = await runSteps(steps, {
      atOnce: AT_ONCE,
      print: (text) => console.log(text),
    });
    const summary = summarize(results, performance.now() - start);
    console.log(summary);
    // A file whose Markdown GitHub, and hosts that run its workflows, show beside the run.
    const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
    if (summaryFile) {
      appendFileSync(summaryFile, summary);
    }
    const hasPassed = results.every(({outcome}) => outcome?.code === 0);
    process.exitCode = hasPassed ? 0 : 1;
  },
});
