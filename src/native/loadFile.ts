import {freshAddress, noteFailure} from './freshAddress';
import {splitIntegrity} from './integrity';

/**
 * Loads a module.
 *
 * @param script - its address, with its integrity: see {@link splitIntegrity}
 * @throws Error when it cannot be had; the next call tries again
 */
export async function loadModule(script: string): Promise<unknown> {
  const {file, integrity} = splitIntegrity(script);
  const address = freshAddress(file);
  try {
    if (integrity) {
      // An import has no place for it, and takes the module that is there already.
      await putLink('modulepreload', address, integrity);
    }
    return (await import(/* webpackIgnore: true */ address)) as unknown;
  } catch (error) {
    noteFailure(file);
    throw error;
  }
}

/**
 * Loads a style sheet.
 *
 * @param address - with its integrity, as above
 * @throws Error when it cannot be had; the next call tries again
 */
export async function loadStyleSheet(address: string): Promise<void> {
  const {file, integrity} = splitIntegrity(address);
  try {
    await putLink('stylesheet', freshAddress(file), integrity);
  } catch (error) {
    noteFailure(file);
    throw error;
  }
}

function putLink(
  rel: 'stylesheet' | 'modulepreload',
  address: string,
  integrity: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = address;
    link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The file ${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}
