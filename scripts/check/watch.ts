import {readdirSync, watch} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {isPageFile} from '../../src/sets/page/listPages';

/** Milliseconds in which an editor has written all it writes. */
const SETTLED = 200;

/** Folders that no check reads, or that are written while a server runs. */
const OTHERS = /^(?:node_modules|build.*|bench|tests|\..+)$/;

/** Top folders whose files checks read. */
export function sourceFolders(root: string): string[] {
  return readdirSync(root, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name))
    .map(({name}) => name);
}

/** Whether a check has to look again when a file changes: editors write others beside it for a moment. */
export function isWatched(file: string): boolean {
  return (
    isPageFile(file) ||
    /\.(?:tsx?|json|css|svg|png|jpe?g|webp|h|txt)$/.test(file)
  );
}

/**
 * Runs something now, and again whenever a source has changed, never twice at once. Ends with the program.
 *
 * @param root - folder of the repository
 * @param run - looks at the files as they are
 */
export async function runOnChange(
  root: string,
  run: () => Promise<unknown>,
): Promise<never> {
  let waiting = () => {};
  let isStale = true;
  // Folder by folder: of the whole repository it would be the packages, too.
  for (const folder of sourceFolders(root)) {
    watch(path.join(root, folder), {recursive: true}, (_event, file) => {
      if (file !== null && isWatched(file)) {
        isStale = true;
        waiting();
      }
    });
  }
  for (;;) {
    if (!isStale) {
      await new Promise<void>((resolve) => (waiting = resolve));
      await delay(SETTLED);
    }
    isStale = false;
    await run();
  }
}
