/**
 * Divides an address as pages name it: with what its file must hold.
 *
 * @param address - `/a.js#sha256-…`, or without a hash where nothing is known of the file
 */
function splitIntegrity(address: string): {
  readonly file: string;
  readonly integrity: string;
} {
  const [file = '', integrity = ''] = address.split('#', 2);
  return {file, integrity};
}

/**
 * Loads a script; several run in the order in which they are asked for.
 *
 * @param script - its address, with its integrity: see {@link splitIntegrity}
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadScript(script: string): Promise<unknown> {
  const {file, integrity} = splitIntegrity(script);
  return loadOnce(file, (src) =>
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
  return loadOnce(file, async (href) => {
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
  return loadOnce(file, (href) =>
    putTag('link', {rel: 'stylesheet', href, integrity}, before),
  );
}

/**
 * Loads a text.
 *
 * @param address - with its integrity, as above
 * @throws Error when it cannot be had; the next call tries again
 */
export function loadText(address: string): Promise<string> {
  return loadData(address, (response) => response.text());
}

/** Loads data in JSON, as {@link loadText} does texts; what cannot be read has failed, too. */
export function loadJson<T>(address: string): Promise<T> {
  return loadData(address, (response) => response.json() as Promise<T>);
}

function loadData<T>(
  address: string,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const {file, integrity} = splitIntegrity(address);
  return loadOnce(file, async (url) => {
    const response = await fetch(url, {integrity});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return read(response);
  }) as Promise<T>;
}

const ahead = new Set<string>();

/** Asks the browser, once, for what will be needed soon; whoever needs it asks again for what fails. */
export function fetchAhead(
  link: Partial<HTMLLinkElement> & {readonly href: string},
): void {
  if (!ahead.has(link.href)) {
    ahead.add(link.href);
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/** What is loaded or on its way, by the addresses of the files. */
const loads = new Map<string, Promise<unknown>>();

/** How often a file could not be had, by its address. */
const failures = new Map<string, number>();

function loadOnce(
  file: string,
  load: (address: string) => Promise<unknown>,
): Promise<unknown> {
  const loading = loads.get(file) ?? loadFresh(file, load, 2);
  loads.set(file, loading);
  // Whoever has asked for it is told.
  loading.catch(() => loads.delete(file));
  return loading;
}

/**
 * Loads a file, and once more where that fails: the browser may keep a damaged one, for as long as it was told to.
 * Each failure gives it another address, which no cache knows. A page, too, keeps what it got from one, a failure or
 * something that the file must not hold: https://github.com/whatwg/html/issues/6768
 */
async function loadFresh(
  file: string,
  load: (address: string) => Promise<unknown>,
  tries: number,
): Promise<unknown> {
  const failed = failures.get(file) ?? 0;
  try {
    return await load(failed > 0 ? `${file}?${failed}` : file);
  } catch (error) {
    failures.set(file, failed + 1);
    if (tries > 1) {
      return loadFresh(file, load, tries - 1);
    }
    throw error;
  }
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
