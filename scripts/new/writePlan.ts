import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/** Texts by file, laid out as the repository's files are. */
export async function laidOut(
  plain: Readonly<Record<string, string>>,
  root: string,
): Promise<Readonly<Record<string, string>>> {
  const texts = Object.entries(plain).map(async ([file, text]) => {
    const filepath = path.join(root, file);
    // Pages are left as they are written, as everywhere in this repository.
    const isCode = /\.(?:tsx?|json)$/.test(file);
    const style = isCode && {...(await resolveConfig(filepath)), filepath};
    return [file, style ? await format(text, style) : text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
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
