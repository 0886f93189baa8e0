import {createHash} from 'node:crypto';

/** What tells a file by what it holds, in its name: eight hexadecimal digits. */
export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
