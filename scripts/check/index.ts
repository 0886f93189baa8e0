import {fork} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {runCli} from '../process/cli';
import {runCommand} from '../process/run';
import {CHECKS, DATA_FILES} from './checks';
import {findDataProblems} from './dataFiles';
import {createDiskFileTree} from './files';
import {listChangedFiles, selectSources, type ChangedFiles} from './changes';
import {findPages} from '../process/findPages';
import {renderReports, runChecks, type CheckReport} from './run';
import {readCheckSources} from './sources';
import type {Check} from './sources';

const USAGE = `npm run check                              every check
npm run check -- PAGE…                     some pages, by path or address
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

/** Checks that take about half of the time, so they run in a second process. */
const SLOW = ['markdown', 'secrets', 'spelling', 'typescript samples'];

void runCli({
  usage: help(),
  options: {
    only: {type: 'string'},
    send: {type: 'boolean'},
    changed: {type: 'boolean'},
    since: {type: 'string'},
    watch: {type: 'boolean'},
  },
  words: [0, Infinity],
  run: async ({only, send, changed, since, watch}, names) => {
    if (watch) {
      await checkOnChange();
      return;
    }
    const chosen = chooseChecks(only);
    const root = process.cwd();
    const commit = since ?? (changed ? 'HEAD' : undefined);
    const changes =
      names.length > 0
        ? {
            changed: findPages(root, names),
            removed: [],
            former: new Map(),
          }
        : commit === undefined
          ? undefined
          : listChangedFiles(root, commit);
    if (send) {
      process.send?.(await runChosenChecks(chosen, changes));
    } else {
      await check(chosen, changes);
    }
  },
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
 * @param changes - files to check; all by default
 */
async function check(
  chosen: readonly Check[],
  changes: ChangedFiles | undefined,
): Promise<void> {
  const start = performance.now();
  const isSplit = chosen.length === CHECKS.length;
  const [slow, reports] = await Promise.all([
    isSplit ? runInSecondProcess(SLOW) : [],
    runChosenChecks(
      chosen.filter(({name}) => !isSplit || !SLOW.includes(name)),
      changes,
    ),
  ]);
  // Both report the page that cannot be parsed.
  const names = reports.map(({name}) => name);
  reports.push(...slow.filter(({name}) => !names.includes(name)));
  console.log(renderReports(reports));
  const problems = reports.flatMap((report) => report.problems);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `\nchecks: ${reports.length}, problems: ${problems.length}, ${seconds} s`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Lists what differs from the last commit, if there is one. */
function listLocalChanges(root: string) {
  try {
    return listChangedFiles(root, 'HEAD');
  } catch {
    return undefined;
  }
}

/** Reads the sources and runs checks on them, or only the first check if data or a page cannot be parsed. */
async function runChosenChecks(
  checks: readonly Check[],
  changes: ChangedFiles | undefined,
): Promise<CheckReport[]> {
  const root = process.cwd();
  const files = createDiskFileTree(root);
  const hasSameData = changes?.isComplete && !hasChangedData(changes);
  const problems = hasSameData ? [] : findDataProblems(files);
  if (problems.length > 0) {
    const inspected = problems.length;
    return [{name: DATA_FILES, inspected, problems, milliseconds: 0}];
  }
  // Imports JSON files.
  const {loadSiteTables} = await import('./siteTables');
  const {former} = changes ?? listLocalChanges(root) ?? {};
  const sources = {
    ...readCheckSources(files, await loadSiteTables(), '.cache/check'),
    ...(former && {former}),
  };
  // Without some pages, links to them would be reported too.
  const isParsed = sources.unparsed.length === 0;
  return runChecks(
    isParsed ? checks : CHECKS.slice(0, 1),
    (each) => (changes ? selectSources(each, sources, changes) : sources),
    {mayBeEmpty: changes !== undefined},
  );
}

function hasChangedData({changed, removed}: ChangedFiles): boolean {
  return [...changed, ...removed].some((file) => file.endsWith('.json'));
}

/** Runs checks in a process of their own, with the arguments of this one, and returns their reports. */
async function runInSecondProcess(
  names: readonly string[],
): Promise<readonly CheckReport[]> {
  const args = [...process.argv.slice(2), '--only', names.join(), '--send'];
  const child = fork(fileURLToPath(import.meta.url), args, {
    serialization: 'advanced',
  });
  const [reports] = (await Promise.race([
    once(child, 'message'),
    once(child, 'close').then(() => []),
  ])) as (readonly CheckReport[])[];
  if (!reports) {
    throw new Error(
      `The checks ${names.join(', ')} did not run to their end. See the error above.`,
    );
  }
  return reports;
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
