import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

/**
 * Writes files, formatted like the other files of the repository. Writes nothing if a text cannot be parsed.
 *
 * @param texts - path relative to the root → text
 * @param removed - files to delete first, because a new name may differ only in case
 */
export async function writeFormatted(
  root: string,
  texts: Readonly<Record<string, string>>,
  removed: readonly string[] = [],
): Promise<void> {
  const formatted = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => {
      const filepath = path.join(root, file);
      // Pages (MDX) are not formatted with Prettier in this repository.
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
