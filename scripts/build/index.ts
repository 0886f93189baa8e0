import {buildSite} from './buildSite';

const OUT_DIR = '--out-dir';

/**
 * `npm run build`: the site in its current settings. Flags of `docusaurus build` pass through: `--locale ko` builds one
 * language.
 */
async function main(): Promise<void> {
  const {dir, args} = splitOutDir(process.argv.slice(2));
  if (!dir) {
    throw new Error(
      `${OUT_DIR}: expected the name of a folder behind it, received none.`,
    );
  }
  process.exitCode = await buildSite({dir, args});
}

function splitOutDir(given: readonly string[]) {
  const all = given.flatMap((arg) =>
    arg.startsWith(`${OUT_DIR}=`)
      ? [OUT_DIR, arg.slice(OUT_DIR.length + 1)]
      : arg,
  );
  const at = all.indexOf(OUT_DIR);
  return at < 0
    ? {dir: 'build', args: all}
    : {
        dir: all[at + 1] ?? '',
        args: [...all.slice(0, at), ...all.slice(at + 2)],
      };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
