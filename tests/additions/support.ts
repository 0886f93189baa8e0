import {execFile, execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildEnvironment} from '../../scripts/test/builds/builds';

/** A text put into a file, beside one that stands there exactly once. */
export type Insertion = {
  readonly file: string;
  readonly text: string;
} & ({readonly before: string} | {readonly after: string});

/** Something added to the site, as the recipes of CONTRIBUTING.md say: new files and insertions. */
export interface Addition {
  /** Text of each new file, by path relative to the repository's root. */
  readonly files?: Readonly<Record<string, string>>;
  readonly insertions?: readonly Insertion[];
}

/** How a program ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** What the compiler has found out of each file, by its text: it need not look again at those that are the same. */
const KNOWN_TYPES = '.cache/types.tsbuildinfo';

/** A copy of the repository, for trying out a change. Remove it when it has served. */
export interface ScratchCopy {
  readonly root: string;
  /** @throws Error when a new file exists already, or an insertion does not find its one place */
  apply(addition: Addition): void;
  /** Runs a program of the copy, without any setting of the site but those given. */
  run(
    program: string,
    args: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ): Promise<Ended>;
  remove(): void;
}

/**
 * Copies the repository's own files, the ones that git does not ignore, to a temporary folder.
 * Packages are linked, not copied: the names of built files differ by that from a usual build's.
 */
export function makeScratchCopy(repository = process.cwd()): ScratchCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    {cwd: repository, encoding: 'utf8', maxBuffer: 1 << 26},
  );
  for (const file of listed.split('\0').filter(Boolean)) {
    cpSync(path.join(repository, file), path.join(root, file));
  }
  symlinkSync(
    path.join(repository, 'node_modules'),
    path.join(root, 'node_modules'),
  );
  if (existsSync(path.join(repository, KNOWN_TYPES))) {
    cpSync(path.join(repository, KNOWN_TYPES), path.join(root, KNOWN_TYPES));
  }
  return {
    root,
    apply: (addition) => apply(root, addition),
    run: (program, args, settings = {}) => run(root, program, args, settings),
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}

function apply(root: string, {files = {}, insertions = []}: Addition): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text, {flag: 'wx'});
  }
  for (const insertion of insertions) {
    const target = path.join(root, insertion.file);
    const anchor = 'before' in insertion ? insertion.before : insertion.after;
    const parts = readFileSync(target, 'utf8').split(anchor);
    if (parts.length !== 2) {
      throw new Error(
        `${insertion.file}: ${JSON.stringify(anchor)} stands there ${parts.length - 1} times; expected once. Correct the insertion.`,
      );
    }
    writeFileSync(
      target,
      parts.join(
        'before' in insertion
          ? insertion.text + anchor
          : anchor + insertion.text,
      ),
    );
  }
}

function run(
  root: string,
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ended> {
  const env = {
    ...buildEnvironment({name: 'addition', settings}),
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    execFile(
      program,
      [...args],
      {cwd: root, env, maxBuffer: 1 << 26},
      (error, stdout, stderr) =>
        resolve({
          code: error ? Number(error.code ?? 1) : 0,
          output: stdout + stderr,
        }),
    );
  });
}
