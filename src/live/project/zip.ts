import {strToU8, zipSync} from 'fflate';

/**
 * Packs texts into a ZIP archive.
 *
 * @param folder - in which all of them stand
 * @param files - path below it → text
 */
export function zip(
  folder: string,
  files: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        `${folder}/${path}`,
        strToU8(text),
      ]),
    ),
  );
}
