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
 * Runs something now, and again whenever a source has changed, never twice at once.
 *
 * @param root - folder of the repository
 * @param run - looks at the files as they are
 * @param signal - ends it; without one it ends with the program
 */
export async function runOnChange(
  root: string,
  run: () => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  let waiting = () => {};
  let isStale = true;
  // Folder by folder: of the whole repository it would be the packages, too.
  for (const folder of sourceFolders(root)) {
    const options = {recursive: true, ...(signal && {signal})};
    watch(path.join(root, folder), options, (_event, file) => {
      if (file !== null && isWatched(file)) {
        isStale = true;
        waiting();
      }
    });
  }
  signal?.addEventListener('abort', () => waiting());
  while (!signal?.aborted) {
    if (isStale) {
      isStale = false;
      await run();
    } else {
      await new Promise<void>((resolve) => (waiting = resolve));
      await delay(SETTLED);
    }
  }
}
