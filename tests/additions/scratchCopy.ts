import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of the repository's files, to try an addition on. */
export interface ScratchCopy {
  readonly dir: string;
  /** Text of a file as it is in the copy. */
  read(file: string): string;
  write(file: string, text: string): void;
  /** Replaces a text of a file. @throws Error when the file does not hold it exactly once */
  replace(file: string, from: string, to: string): void;
  /** Files that the copy has and the repository has not, or has otherwise; sorted. */
  touched(): string[];
  remove(): void;
}

/** Copies every file that is under version control, or is about to be, and links the packages. */
export function scratchCopy(): ScratchCopy {
  const root = process.cwd();
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'addition-'));
  for (const file of files) {
    cpSync(path.join(root, file), path.join(dir, file));
  }
  symlinkSync(
    path.join(root, 'node_modules'),
    path.join(dir, 'node_modules'),
    'dir',
  );
  const written = new Set<string>();
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
    written.add(file);
  };
  return {
    dir,
    read,
    write,
    replace(file, from, to) {
      const parts = read(file).split(from);
      if (parts.length !== 2) {
        throw new Error(
          `${file}: expected "${from}" once, found it ${parts.length - 1} times.`,
        );
      }
      write(file, parts.join(to));
    },
    touched: () =>
      [...written]
        .filter((file) => {
          const original = path.join(root, file);
          return (
            !existsSync(original) ||
            readFileSync(original, 'utf8') !== read(file)
          );
        })
        .sort(),
    remove: () => rmSync(dir, {recursive: true, force: true}),
  };
}
