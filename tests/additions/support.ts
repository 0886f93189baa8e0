import {execFileSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runCommand, type CommandOutcome} from '../../scripts/process/run';
import {createBuildEnvironment} from '../../scripts/test/builds/builds';
import {computeContentHash} from '../../src/bundle';

/** Text to insert after an anchor that occurs exactly once in the file. */
interface Insertion {
  readonly file: string;
  /** Anchor. */
  readonly after: string;
  readonly text: string;
}

/** New files and insertions, as in the recipes of CONTRIBUTING.md. */
export interface Addition {
  /** Content of new files by path relative to the repository's root. */
  readonly files?: Readonly<Record<string, string>>;
  readonly insertions?: readonly Insertion[];
}

/** Temporary copy of the repository. The caller must remove it. */
export interface ScratchCopy {
  readonly root: string;
  /** @throws Error if a new file exists already, or an anchor does not occur exactly once */
  apply(addition: Addition): void;
  /** Runs a program in the copy, with only the given settings of the site. */
  run(
    program: string,
    args: readonly string[],
    settings?: Readonly<Record<string, string>>,
  ): Promise<CommandOutcome>;
  remove(): void;
}

/**
 * Copies the files that git does not ignore to a temporary folder. Links node_modules instead of copying it, so
 * hashes in the names of built files differ from those of a usual build.
 */
export function makeScratchCopy(repository = process.cwd()): ScratchCopy {
  // Docusaurus stores compiled configuration by path, so a constant path lets the next run use it.
  const name = `site-copy-${computeContentHash(repository)}`;
  const root = path.join(realpathSync(tmpdir()), name);
  rmSync(root, {recursive: true, force: true});
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
  return {
    root,
    apply: (addition) => apply(root, addition),
    run: (program, args, settings = {}) =>
      runCommand({
        program,
        args,
        cwd: root,
        env: {
          ...createBuildEnvironment({name: 'addition', settings}),
          NO_COLOR: '1',
        },
        captured: true,
      }),
    remove: () => rmSync(root, {recursive: true, force: true}),
  };
}

function apply(root: string, {files = {}, insertions = []}: Addition): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text, {flag: 'wx'});
  }
  for (const {file, after, text} of insertions) {
    const target = path.join(root, file);
    const parts = readFileSync(target, 'utf8').split(after);
    if (parts.length !== 2) {
      throw new Error(
        `${file}: ${JSON.stringify(after)} occurs ${parts.length - 1} times; expected once. Correct the insertion.`,
      );
    }
    writeFileSync(target, parts.join(after + text));
  }
}
