import {installBrowser} from '../process/browser';
import {COMPILERS, TOOLCHAINS} from '../process/compilers';
import {installTools, WEB_SERVERS} from '../process/tools';
import {
  getBuildDir,
  createBuildEnvironment,
  SITE_BUILDS,
  TEST_BUILDS,
  type SiteBuild,
} from './builds/builds';
import {createCommandStep, type TestStep} from './steps';

const NEEDED = [...COMPILERS, ...TOOLCHAINS, ...WEB_SERVERS];

/** Step that installs programs which tests need. */
const TOOLS: TestStep = {
  name: 'tools',
  phase: 'tools',
  async run() {
    const start = performance.now();
    const names = ['Chromium', ...NEEDED.map(({name}) => name)].join(', ');
    console.log(`Needs ${names}. Installs what is missing if it can.`);
    const output = await installTools(NEEDED)
      .then(installBrowser)
      .then(
        () => '',
        (error: Error) => error.message,
      );
    const milliseconds = performance.now() - start;
    return {code: output ? 1 : 0, output, milliseconds};
  },
};

function source(name: string, program: string, ...args: string[]): TestStep {
  return createCommandStep({name, phase: 'sources'}, {program, args});
}

function tests(
  name: string,
  phase: string,
  projects: readonly string[],
  needs: readonly string[] = [],
): TestStep {
  const args = projects.map((project) => `--project=${project}`);
  return createCommandStep(
    {name, phase, needs},
    {program: 'npx', args: ['vitest', 'run', ...args]},
  );
}

function build(settings: SiteBuild): TestStep {
  const {name, locale, repeats} = settings;
  // A repeated build must wait for the original one, because both use the same folder for generated files.
  const needs = repeats === undefined ? [] : [repeats];
  return createCommandStep(
    {name, phase: 'builds', needs},
    {
      program: 'npm',
      args: [
        ...['run', 'build', '--', '--out-dir', getBuildDir(name)],
        ...(locale === undefined ? [] : ['--locale', locale]),
      ],
      env: createBuildEnvironment(settings),
    },
  );
}

/** Step that also makes the ordinary build. */
const ADDITIONS = 'additions';

const BUILT = [...TEST_BUILDS.map(({name}) => name), ADDITIONS];

/** Builds whose pages are tested. Repeated builds are only compared byte by byte. */
const READ = [...SITE_BUILDS.map(({name}) => name), ADDITIONS];

/** Steps of the full test run, fastest first. */
export const TEST_PLAN: readonly TestStep[] = [
  TOOLS,
  source('typecheck', 'npm', 'run', 'typecheck'),
  source('lint', 'npm', 'run', 'lint'),
  source('prettier', 'npx', 'prettier', '--check', '.'),
  source('check', 'npm', 'run', 'check'),
  tests('unit', 'fast tests', ['unit', 'react', 'native']),
  tests('content', 'fast tests', ['content'], ['tools']),
  tests(ADDITIONS, 'builds', ['additions']),
  ...TEST_BUILDS.map(build),
  // Needs the tools, because the HTML validator requires Java.
  tests('build', 'build tests', ['build'], ['tools', ...BUILT]),
  tests('browser', 'browser tests', ['browser'], ['tools', ...READ]),
];

/** Quick steps to run after an edit. They need no build. */
export const QUICK_TEST_PLAN: readonly TestStep[] = [
  source('check', 'npm', 'run', 'check', '--', '--changed'),
  createCommandStep(
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
