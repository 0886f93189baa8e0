import {installBrowser} from '../process/browser';
import {buildCommand} from './builds/buildCommand';
import {
  generatedBy,
  ORDINARY_BUILD,
  SITE_BUILDS,
  TEST_BUILDS,
  type Build,
} from './builds/builds';
import {COMPILERS} from '../process/compilers';
import {TOOLCHAINS} from '../samples/foreign/toolchains';
import {commandStep, type Phase, type Step} from './report/steps';
import {vitestStep} from './report/vitest';
import {runCommand, type Command} from '../process/run';
import {installTools} from '../process/tools';
import {WEB_SERVERS} from '../process/webServers';

const REPORTS = '.cache/test-reports';

function npx(name: string, ...args: string[]): Step {
  return commandStep(name, {program: 'npx', args}, runCommand);
}

function npmRun(name: string, script: string): Step {
  return commandStep(name, {program: 'npm', args: ['run', script]}, runCommand);
}

function vitest(
  name: string,
  projects: readonly string[],
  needs: readonly string[] = [],
): Step {
  const report = `${REPORTS}/${name}.json`;
  return {...vitestStep(name, projects, report, runCommand), needs};
}

/** A step that brings a tool this machine may not have yet. */
function tool(
  name: string,
  install: () => Promise<void>,
  needs: readonly string[] = [],
): Step {
  return {
    name,
    needs,
    idle: true,
    async run() {
      const start = performance.now();
      const failure = await install().then(
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
  const before = TEST_BUILDS.slice(0, TEST_BUILDS.indexOf(settings));
  return {
    ...commandStep(settings.name, command, runCommand),
    needs: before
      .filter((other) => generatedBy(other) === generatedBy(settings))
      .map(({name}) => name),
  };
}

/** Steps that look at every file there is. */
const READ_ALL_FILES = ['typecheck', 'lint', 'prettier'];

const {name: ORDINARY} = ORDINARY_BUILD;

const BUILT = [...TEST_BUILDS.map(({name}) => name), ORDINARY];

/** Builds that repeat another are compared with it, byte by byte; nobody reads their pages. */
const READ = [...SITE_BUILDS.map(({name}) => name), ORDINARY];

/** Everything that must hold, cheapest first. */
export function testPlan(): Phase[] {
  return [
    {
      name: 'tools',
      steps: [
        // Debian's installer runs once at a time.
        tool('compilers', () => installTools(COMPILERS)),
        tool('toolchains', () => installTools(TOOLCHAINS), ['compilers']),
        tool('web servers', () => installTools(WEB_SERVERS), ['toolchains']),
        tool('chromium', installBrowser, ['web servers']),
      ],
    },
    {
      name: 'sources',
      steps: [
        npmRun('typecheck', 'typecheck'),
        npmRun('lint', 'lint'),
        npx('prettier', 'prettier', '--check', '.'),
        npmRun('check', 'check'),
      ],
    },
    {
      name: 'fast tests',
      steps: [
        vitest('unit', ['unit', 'react', 'native']),
        // One of these tests puts a changed contract among its fixtures for a moment.
        vitest(
          'content',
          ['content'],
          ['compilers', 'toolchains', 'headers', ...READ_ALL_FILES],
        ),
      ],
    },
    {
      name: 'builds',
      steps: [
        ...TEST_BUILDS.map(build),
        npx(ORDINARY, 'tsx', 'tests/additions/buildOrdinary.ts'),
      ],
    },
    {
      name: 'build tests',
      steps: [
        // The validator of pages runs on Java.
        vitest('build', ['build'], ['web servers', 'toolchains', ...BUILT]),
      ],
    },
    {
      name: 'browser tests',
      steps: [
        vitest('browser', ['browser'], ['chromium', 'web servers', ...READ]),
      ],
    },
  ];
}
