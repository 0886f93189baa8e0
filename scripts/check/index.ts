import {runCli} from '../process/cli';
import {runCommand} from '../process/run';
import {CHECKS} from './checks';
import {createDiskFileTree} from './files';
import {listChangedFiles, selectSources} from './changes';
import {renderReports, runChecks} from './run';
import {loadSiteTables} from './siteTables';
import {readCheckSources} from './sources';
import type {Check} from './types';

const USAGE = `npm run check                              every check
npm run check -- --only "links,headings"   some checks
npm run check -- --changed                 what differs from the last commit
npm run check -- --since main              what differs from a branch
npm run check -- --watch                   what differs, whenever a file has changed`;

/** Folders to watch besides the modules of the checks, which tsx watches itself. */
const WATCHED = ['docs-*', 'i18n', 'src', 'contracts', 'static', 'sidebars'];

function help(): string {
  const width = Math.max(...CHECKS.map(({name}) => name.length));
  const rows = CHECKS.map(({name, why}) => `${name.padEnd(width)}  ${why}`);
  return [USAGE, '', ...rows].join('\n');
}

void runCli({
  usage: help(),
  options: {
    only: {type: 'string'},
    changed: {type: 'boolean'},
    since: {type: 'string'},
    watch: {type: 'boolean'},
  },
  run: ({only, changed, since, watch}) =>
    watch
      ? checkOnChange()
      : check(only, since ?? (changed ? 'HEAD' : undefined)),
});

/** Starts a new process for each run, because site tables are modules. */
async function checkOnChange(): Promise<void> {
  const include = WATCHED.flatMap((folder) => ['--include', `${folder}/**`]);
  const script = ['scripts/check/index.ts', '--changed'];
  await runCommand({
    program: 'npx',
    args: ['tsx', 'watch', '--clear-screen=false', ...include, ...script],
  });
}

/**
 * Runs checks and prints a line for each, and every problem.
 *
 * @param only - comma-separated names; all checks by default
 * @param since - commit or branch to compare with; all files are checked by default
 * @throws Error when a name is unknown
 */
async function check(only?: string, since?: string): Promise<void> {
  const start = performance.now();
  const root = process.cwd();
  const changes =
    since === undefined ? undefined : listChangedFiles(root, since);
  const sources = readCheckSources(
    createDiskFileTree(root),
    await loadSiteTables(),
  );
  // Without some pages, links to them would be reported too.
  const isParsed = sources.unparsed.length === 0;
  const reports = await runChecks(
    isParsed ? chooseChecks(only) : CHECKS.slice(0, 1),
    (each) => (changes ? selectSources(each, sources, changes) : sources),
    {mayBeEmpty: changes !== undefined},
  );
  console.log(renderReports(reports));
  const problems = reports.flatMap((report) => report.problems);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\nchecks: ${reports.length}, problems: ${problems.length}, ${seconds} s`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function chooseChecks(only: string | undefined): readonly Check[] {
  const wanted = only?.split(',').map((name) => name.trim());
  const names = CHECKS.map(({name}) => name);
  const unknown = wanted?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `--only: expected names of checks with commas between them, received ${unknown.map((name) => `"${name}"`).join(', ')}. There are: ${names.join(', ')}.`,
    );
  }
  return CHECKS.filter(({name}) => wanted?.includes(name) ?? true);
}
