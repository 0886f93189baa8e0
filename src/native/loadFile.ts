import {loadFresh} from './freshAddress';
import {splitIntegrity} from './integrity';

/**
 * Loads a script; several run in the order in which they are asked for.
 *
 * @param script - its address, with its integrity: see {@link splitIntegrity}
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadScript(script: string): Promise<unknown> {
  const {file, integrity} = splitIntegrity(script);
  return loadFresh(file, (src) =>
    putTag('script', {src, integrity, async: false}),
  );
}

/**
 * Loads a module.
 *
 * @param script - its address, as above
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadModule(script: string): Promise<unknown> {
  const {file, integrity} = splitIntegrity(script);
  return loadFresh(file, async (href) => {
    if (integrity) {
      // An import has no place for it, and takes the module that is there already.
      await putTag('link', {rel: 'modulepreload', href, integrity});
    }
    return (await import(/* webpackIgnore: true */ href)) as unknown;
  });
}

/**
 * Loads a style sheet.
 *
 * @param address - with its integrity, as above
 * @param before - the element that it follows; without one it comes last
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadStyleSheet(
  address: string,
  before?: Element,
): Promise<unknown> {
  const {file, integrity} = splitIntegrity(address);
  return loadFresh(file, (href) =>
    putTag('link', {rel: 'stylesheet', href, integrity}, before),
  );
}

function putTag<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  before?: Element,
): Promise<unknown> {
  const {src, href} = properties as {src?: string; href?: string};
  return new Promise((resolve, reject) => {
    const tag = Object.assign(document.createElement(name), properties, {
      onload: resolve,
      onerror() {
        tag.remove();
        reject(new Error(`The file ${src ?? href} could not be loaded.`));
      },
    });
    if (before) {
      before.after(tag);
    } else {
      document.head.append(tag);
    }
  });
}
