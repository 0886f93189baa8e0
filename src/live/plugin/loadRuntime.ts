import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Loads the module that samples import as `spreadsheet-sdk`.
 *
 * @param address - http(s) URL, or `file:` with a path relative to the repository
 * @param integrity - expected hash, such as `sha384-…`
 * @returns source text of the module
 * @throws Error if the module cannot be loaded, or has a different hash
 */
export async function loadRuntime(
  address: string,
  root: string,
  integrity?: string,
): Promise<string> {
  const bytes = address.startsWith('file:')
    ? await readFile(path.resolve(root, address.slice('file:'.length)))
    : await download(address);
  if (integrity !== undefined) {
    const [algorithm = ''] = integrity.split('-', 1);
    const received = `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
    if (received !== integrity) {
      throw new Error(
        `${address}: expected a module whose integrity is ${integrity}, received ${received}. Correct the integrity if this is the version you mean, or the address.`,
      );
    }
  }
  return bytes.toString('utf8');
}

async function download(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(
      `${address}: expected a module, received status ${response.status}. Name a file or address of one.`,
    );
  }
  return Buffer.from(await response.arrayBuffer());
}
