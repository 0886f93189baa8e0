/** Arguments of `npm run contract:read`. */
export interface ContractOptions {
  readonly file: string;
  readonly folders: readonly string[];
  readonly defines: readonly string[];
}

/** How the command is used. */
export const USAGE =
  'Usage: npm run contract:read -- FILE [-I DIR]… [-D NAME[=VALUE]]…\n' +
  'FILE is a C header (.h) or a declaration file (.d.ts).';

/**
 * Reads the arguments; a folder or a macro may stand in the same word as its option, `-Idir`.
 *
 * @throws Error naming what is wrong, with the usage
 */
export function readOptions(args: readonly string[]): ContractOptions {
  const files: string[] = [];
  const folders: string[] = [];
  const defines: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index]!;
    const list = arg.startsWith('-I')
      ? folders
      : arg.startsWith('-D')
        ? defines
        : undefined;
    if (!list && arg.startsWith('-')) {
      throw new Error(`${arg} is not an option.\n${USAGE}`);
    }
    if (!list) {
      files.push(arg);
      continue;
    }
    const value = arg.length > 2 ? arg.slice(2) : args[(index += 1)];
    if (!value) {
      throw new Error(`${arg} needs a value.\n${USAGE}`);
    }
    list.push(value);
  }
  const [file] = files;
  if (!file || files.length > 1) {
    throw new Error(`Expected one file, received ${files.length}.\n${USAGE}`);
  }
  return {file, folders, defines};
}
