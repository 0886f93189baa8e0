import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** SHA-256 of every file below a folder, by path relative to it. */
export function hashFiles(dir: string): Map<string, string> {
  return new Map(
    readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((name) => statSync(path.join(dir, name)).isFile())
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
