import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {FileTree} from '../check/files';
import type {Plan} from './scaffold';

/** Texts by file, laid out as the repository's files are. */
export async function laidOut(
  plain: Readonly<Record<string, string>>,
  root: string,
): Promise<Readonly<Record<string, string>>> {
  const texts = Object.entries(plain).map(async ([file, text]) => {
    const filepath = path.join(root, file);
    // Pages are left as they are written, as everywhere in this repository.
    return /\.(?:tsx?|json)$/.test(file)
      ? [
          file,
          await format(text, {...(await resolveConfig(filepath)), filepath}),
        ]
      : [file, text];
  });
  return Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
}

/**
 * Refuses a plan that would overwrite something.
 *
 * @throws Error naming every file that is there already
 */
export function refuseOverwriting({created}: Plan, files: FileTree): void {
  const there = Object.keys(created).filter((file) => files.has(file));
  if (there.length > 0) {
    throw new Error(
      `${there.join(', ')}: expected no such file, received one that is there. Nothing is overwritten: choose another name, or take the file away first.`,
    );
  }
}

/** Writes texts below a folder of the disk. */
export function writeTexts(
  root: string,
  texts: Readonly<Record<string, string>>,
): void {
  for (const [file, text] of Object.entries(texts)) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}
