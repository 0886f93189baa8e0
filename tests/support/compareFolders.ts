import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from './filesIn';

/** SHA-256 of every file below a folder, by path relative to it. */
export function hashFiles(dir: string): Map<string, string> {
  return new Map(
    filesIn(dir)
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(dir, name)))
          .digest('hex'),
      ]),
  );
}

/** One line for each file that two folders do not have alike. */
export function differences(first: string, second: string): string[] {
  const before = hashFiles(first);
  const after = hashFiles(second);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].sort().flatMap((name) => {
    if (!after.has(name)) {
      return [`${name}: in ${first} only`];
    }
    if (!before.has(name)) {
      return [`${name}: in ${second} only`];
    }
    return before.get(name) === after.get(name) ? [] : [`${name}: differs`];
  });
}
