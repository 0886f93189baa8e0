import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Keeps other builds away while one is made. */
export interface BuildLock {
  /** Names a further process that makes it. */
  add(pid: number): void;
  release(): void;
}

/**
 * Takes a lock, which a file stands for; what processes left behind that are gone counts as free.
 *
 * @param file - holds the ids of the processes that make the build
 * @param what - what only one build may write into, for the message
 * @throws Error when another process has it
 */
export function takeLock(file: string, what: string): BuildLock {
  mkdirSync(path.dirname(file), {recursive: true});
  if (!create(file)) {
    const running = readPids(file).filter(isRunning);
    if (running.length > 0) {
      throw new Error(
        `${what} is being written by another build: expected none, received process ${running.join(', ')}. Wait until it has ended. If no build runs, remove ${file}.`,
      );
    }
    rmSync(file, {force: true});
    if (!create(file)) {
      return takeLock(file, what);
    }
  }
  return {
    add: (pid) => writeFileSync(file, `${process.pid}\n${pid}\n`),
    release: () => rmSync(file, {force: true}),
  };
}

/** One process alone can make a file that is not there. */
function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function readPids(file: string): number[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean).map(Number);
  } catch {
    // Released since.
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // That of another user may not be asked.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
