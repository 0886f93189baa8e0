import {splitIntegrity} from './integrity';

/** How often a module could not be had, by its file. */
const failures = new Map<string, number>();

/**
 * Loads a module.
 *
 * @param script - its address, with its integrity: see {@link splitIntegrity}
 * @throws Error when it cannot be had; the next call tries again
 */
export async function loadModule(script: string): Promise<unknown> {
  const {file, integrity} = splitIntegrity(script);
  const failed = failures.get(file) ?? 0;
  // A page keeps for good that a module could not be had: https://github.com/whatwg/html/issues/6768
  const address = failed > 0 ? `${file}?${failed}` : file;
  try {
    if (integrity) {
      // An import has no place for it, and takes the module that is there already.
      await loadLink('modulepreload', `${address}#${integrity}`);
    }
    return (await import(/* webpackIgnore: true */ address)) as unknown;
  } catch (error) {
    failures.set(file, failed + 1);
    throw error;
  }
}

/**
 * Loads a file by a link in the head of the page.
 *
 * @param address - with its integrity, as above
 * @throws Error when it cannot be had
 */
export function loadLink(
  rel: 'stylesheet' | 'modulepreload',
  address: string,
): Promise<void> {
  const {file, integrity} = splitIntegrity(address);
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = file;
    link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The file ${file} could not be loaded.`));
    };
    document.head.append(link);
  });
}
