import {installBrowser} from '../process/browser';
import {COMPILERS} from '../process/compilers';
import {installTools, WEB_SERVERS} from '../process/tools';
import {TOOLCHAINS} from '../samples/foreign/toolchains';
import {
  buildDir,
  buildEnvironment,
  BUILDS,
  ORDINARY_BUILD,
  TEST_BUILDS,
  type Build,
} from './builds/builds';
import {commandStep, type Step} from './steps';

/** Brings the programs that tests need and this machine does not have yet. */
const TOOLS: Step = {
  name: 'tools',
  phase: 'tools',
  async run() {
    const start = performance.now();
    const output = await installTools([
      ...COMPILERS,
      ...TOOLCHAINS,
      ...WEB_SERVERS,
    ])
      .then(installBrowser)
      .then(
        () => '',
        (error: Error) => error.message,
      );
    const milliseconds = performance.now() - start;
    return {code: output ? 1 : 0, output, milliseconds};
  },
};

function source(name: string, program: string, ...args: string[]): Step {
  return commandStep({name, phase: 'sources'}, {program, args});
}

function tests(
  name: string,
  phase: string,
  projects: readonly string[],
  needs: readonly string[] = [],
): Step {
  const args = projects.map((project) => `--project=${project}`);
  return commandStep(
    {name, phase, needs},
    {program: 'npx', args: ['vitest', 'run', ...args]},
  );
}

function build(settings: Build): Step {
  const {name, locale, repeats} = settings;
  // Both generate in the same folder.
  const needs = repeats === undefined ? [] : [repeats];
  return commandStep(
    {name, phase: 'builds', needs},
    {
      program: 'npm',
      args: [
        ...['run', 'build', '--', '--out-dir', buildDir(name)],
        ...(locale === undefined ? [] : ['--locale', locale]),
      ],
      env: buildEnvironment(settings),
    },
  );
}

/** Steps that look at every file there is. */
const READ_ALL_FILES = ['typecheck', 'lint', 'prettier'];

const {name: ORDINARY} = ORDINARY_BUILD;

const BUILT = [...TEST_BUILDS.map(({name}) => name), ORDINARY];

/** Builds that repeat another are compared with it, byte by byte; nobody reads their pages. */
const READ = [...BUILDS.map(({name}) => name), ORDINARY];

/** Everything that must hold, cheapest first. */
export const TEST_PLAN: readonly Step[] = [
  TOOLS,
  source('typecheck', 'npm', 'run', 'typecheck'),
  source('lint', 'npm', 'run', 'lint'),
  source('prettier', 'npx', 'prettier', '--check', '.'),
  source('check', 'npm', 'run', 'check'),
  tests('unit', 'fast tests', ['unit', 'react', 'native']),
  // One of these tests puts a changed contract among its fixtures for a moment.
  tests('content', 'fast tests', ['content'], ['tools', ...READ_ALL_FILES]),
  ...TEST_BUILDS.map(build),
  commandStep(
    {name: ORDINARY, phase: 'builds'},
    {program: 'npx', args: ['tsx', 'tests/additions/buildOrdinary.ts']},
  ),
  // The validator of pages runs on Java.
  tests('build', 'build tests', ['build'], ['tools', ...BUILT]),
  tests('browser', 'browser tests', ['browser'], ['tools', ...READ]),
];

/** What an edit can break, without a build: the gate, types and style of what differs, and the tests of it. */
export const PLAN_OF_CHANGES: readonly Step[] = [
  source('check', 'npm', 'run', 'check', '--', '--changed'),
  commandStep(
    {name: 'tests', phase: 'tests'},
    {
      program: 'npx',
      args: [
        ...['vitest', 'run', '--changed', '--passWithNoTests'],
        ...['unit', 'react', 'native', 'content'].map(
          (project) => `--project=${project}`,
        ),
      ],
    },
  ),
  source('typecheck', 'npm', 'run', 'typecheck'),
];
