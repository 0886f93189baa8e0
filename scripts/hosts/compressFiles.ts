import {existsSync, readdirSync} from 'node:fs';
import {readFile, stat, utimes, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {COMPRESSIBLE_ENDINGS} from '../../src/hosts/contentTypes';
import {inParallel} from '../process/inParallel';

/** Below so many bytes an answer is one packet, compressed or not. */
const LEAST = 1024;

/** Brotli of the highest quality takes a core each. */
const AT_ONCE = availableParallelism();

/** Ending of a sibling → how it is made, as small as can be. */
const FORMATS: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  '.gz': (text) => promisify(gzip)(text, {level: constants.Z_BEST_COMPRESSION}),
  '.br': (text) => promisify(brotliCompress)(text),
};

/**
 * Puts beside each text of a build what a host would compress it to, for hosts that send such siblings:
 * `gzip_static` and `brotli_static` of nginx.
 *
 * @param dir - folder of the build
 * @returns how many files have siblings now
 * @throws Error when there is no such folder
 */
export async function compressFiles(dir: string): Promise<number> {
  if (!existsSync(dir)) {
    throw new Error(`No build in ${dir}. Run "npm run build" first.`);
  }
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((file) =>
      COMPRESSIBLE_ENDINGS.includes(path.extname(file).slice(1)),
    )
    .map((file) => path.join(dir, file));
  const counts = await inParallel(files, AT_ONCE, compressFile);
  return counts.filter(Boolean).length;
}

/** @returns whether the file is worth it */
async function compressFile(file: string): Promise<boolean> {
  const {size, atime, mtime} = await stat(file);
  if (size < LEAST) {
    return false;
  }
  const text = await readFile(file);
  for (const [ending, compress] of Object.entries(FORMATS)) {
    await writeFile(file + ending, await compress(text));
    // Both are one file to whoever asks whether it has changed.
    await utimes(file + ending, atime, mtime);
  }
  return true;
}
