import {renameSync, writeFileSync} from 'node:fs';

/** Writes a file that others may read at the same time: they find it whole, as it was before or as it is now. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
