import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/**
 * Writes texts, formatted like the repository's own files. Changes nothing if a text cannot be parsed.
 *
 * @param texts - texts by path relative to the root
 * @param removed - files to delete before; a new name may differ from theirs in case only
 */
export async function writeFormatted(
  root: string,
  texts: Readonly<Record<string, string>>,
  removed: readonly string[] = [],
): Promise<void> {
  const formatted = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => {
      const filepath = path.join(root, file);
      // Prettier does not format pages in this repository.
      const isFormatted = /\.(?:tsx?|json)$/.test(file);
      const config = isFormatted && (await resolveConfig(filepath));
      return {
        filepath,
        text: isFormatted ? await format(text, {...config, filepath}) : text,
      };
    }),
  );
  removed.forEach((file) => rmSync(path.join(root, file)));
  for (const {filepath, text} of formatted) {
    mkdirSync(path.dirname(filepath), {recursive: true});
    writeFileSync(filepath, text);
  }
}
