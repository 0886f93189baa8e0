import {appendFileSync} from 'node:fs';
import {cli, UsageError} from '../process/cli';
import {testPlan} from './testPlan';
import {markdownReport} from './report/markdown';
import {runSteps} from './report/runSteps';
import {summarize} from './report/summary';

/** Steps at once; each keeps one core busy and a little more. */
const AT_ONCE = 2;

void cli({
  usage: `Usage: npm test -- [--only PHASE,…]
Runs everything that must hold. --only runs some phases, such as "builds,build tests"; what they need of the others must
have been made before.`,
  options: {only: {type: 'string'}},
  async run(values) {
    process.env['CI'] = 'true';
    const all = testPlan();
    const only = values.only?.split(',').map((name) => name.trim());
    const unknown = only?.filter(
      (name) => !all.some((phase) => phase.name === name),
    );
    if (unknown?.length) {
      throw new UsageError(
        `--only: expected some of ${all.map(({name}) => name).join(', ')}, received ${unknown.join(', ')}.`,
      );
    }
    const phases = all.filter(({name}) => only?.includes(name) ?? true);
    const start = performance.now();
    const results = await runSteps(phases, {
      atOnce: AT_ONCE,
      print: (text) => console.log(text),
    });
    const took = performance.now() - start;
    console.log(summarize(results, took));
    // A file whose Markdown GitHub, and hosts that run its workflows, show beside the run.
    const summaryFile = process.env['GITHUB_STEP_SUMMARY'];
    if (summaryFile) {
      appendFileSync(summaryFile, markdownReport(results, took));
    }
    process.exitCode = results.every(({status}) => status === 'passed') ? 0 : 1;
  },
});
