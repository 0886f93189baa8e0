import {requireBrowser} from '../process/browser';
import {buildCommand} from './builds/buildCommand';
import {TEST_BUILDS, type Build} from './builds/builds';
import {requireCompilers} from '../process/compilers';
import {commandStep, type Phase, type Step} from './report/phases';
import {vitestStep} from './report/vitest';
import {runCommand, type Command} from '../process/run';

const REPORTS = '.cache/test-reports';

function npx(name: string, ...args: string[]): Step {
  return commandStep(name, {program: 'npx', args}, runCommand);
}

function vitest(name: string, ...projects: string[]): Step {
  return vitestStep(name, projects, `${REPORTS}/${name}.json`, runCommand);
}

/** A step that brings a tool this machine may not have yet. */
function tool(name: string, require: () => Promise<unknown>): Step {
  return {
    name,
    async run() {
      const start = performance.now();
      const failure = await require().then(
        () => '',
        (error: Error) => error.message,
      );
      return {
        code: failure ? 1 : 0,
        output: failure,
        milliseconds: performance.now() - start,
      };
    },
  };
}

function build(settings: Build): Step {
  const command: Command = buildCommand(settings);
  return commandStep(settings.name, command, runCommand);
}

/**
 * Everything that must hold, cheapest first.
 *
 * @param scripts - names of the scripts in package.json: the writer's gate is run where it exists
 */
export function testPlan(scripts: ReadonlySet<string>): Phase[] {
  const check = {program: 'npm', args: ['run', 'check']};
  return [
    {
      name: 'tools',
      steps: [
        tool('compilers', requireCompilers),
        tool('browser', requireBrowser),
      ],
    },
    {
      name: 'sources',
      atOnce: 2,
      steps: [
        npx('typecheck', 'tsc', '--noEmit'),
        npx('eslint', 'eslint', '.', '--max-warnings=0'),
        npx('stylelint', 'stylelint', 'src/**/*.css'),
        npx('prettier', 'prettier', '--check', '.'),
        ...(scripts.has('check')
          ? [commandStep('check', check, runCommand)]
          : []),
      ],
    },
    {name: 'fast tests', steps: [vitest('unit', 'unit', 'react', 'content')]},
    {name: 'builds', atOnce: 2, steps: TEST_BUILDS.map(build)},
    {name: 'build tests', steps: [vitest('build', 'build')]},
    {name: 'browser tests', steps: [vitest('browser', 'browser')]},
  ];
}
