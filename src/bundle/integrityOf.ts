import {createHash} from 'node:crypto';

/**
 * What a browser checks a file against before it uses it.
 * https://www.w3.org/TR/sri-2/#integrity-metadata-description
 */
export function integrityOf(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
