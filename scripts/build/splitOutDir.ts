import {UsageError} from '../process/cli';

const OUT_DIR = '--out-dir';

/**
 * Takes the folder of a build out of the arguments of `docusaurus build`.
 *
 * @throws UsageError when the option has no value
 */
export function splitOutDir(given: readonly string[]) {
  const all = given.flatMap((arg) =>
    arg.startsWith(`${OUT_DIR}=`)
      ? [OUT_DIR, arg.slice(OUT_DIR.length + 1)]
      : arg,
  );
  const at = all.indexOf(OUT_DIR);
  const dir = at < 0 ? 'build' : all[at + 1];
  if (!dir) {
    throw new UsageError(`${OUT_DIR}: expected a folder, received nothing.`);
  }
  return {
    dir,
    args: at < 0 ? all : [...all.slice(0, at), ...all.slice(at + 2)],
  };
}
