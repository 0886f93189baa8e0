import {mkdirSync, realpathSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import {onTestFinished} from 'vitest';
import {scratchFolder} from './scratchFolder';

/** Settings of one bundle. */
export type Settings = Exclude<
  Parameters<typeof rspack>[0],
  readonly unknown[]
>;
type Stats = InstanceType<typeof rspack.Stats>;

/** Writes files into a folder that is gone after the test. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  // The bundler names files by where they really are.
  const folder = realpathSync(scratchFolder('bundle', onTestFinished));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** Bundles as builds do, and closes the bundler after the test. */
export async function bundle(settings: Settings): Promise<Stats> {
  const compiler = rspack(settings);
  onTestFinished(
    () => new Promise<void>((resolve) => compiler.close(() => resolve())),
  );
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      error || !stats || stats.hasErrors()
        ? reject(error ?? new Error(stats?.toString('errors-only')))
        : resolve(stats),
    );
  });
}
