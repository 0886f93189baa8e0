// Functions that load a file by its address in a page, `/a.js#sha256-…`; the hash is missing if the integrity
// is unknown. Each file is loaded once. The promise rejects if it cannot be loaded; the next call tries
// again.

/** Loads a script. Several scripts run in the order of the calls to this function. */
export function loadScript(address: string): Promise<unknown> {
  return loadOnce(address, (src, integrity) =>
    addElement('script', {src, integrity, async: false}),
  );
}

/** Loads a JavaScript module. */
export function loadModule(address: string): Promise<unknown> {
  return loadOnce(address, async (href, integrity) => {
    if (integrity) {
      // Preloads the module with its integrity, which `import()` cannot check. `import()` then uses the
      // preloaded module.
      await addElement('link', {rel: 'modulepreload', href, integrity});
    }
    return (await import(/* webpackIgnore: true */ href)) as unknown;
  });
}

/**
 * Loads a style sheet.
 *
 * @param before - element after which the style sheet is inserted; by default it becomes the last element of the head
 */
export function loadStyleSheet(
  address: string,
  before?: Element,
): Promise<unknown> {
  return loadOnce(address, (href, integrity) =>
    addElement('link', {rel: 'stylesheet', href, integrity}, before),
  );
}

/**
 * Replaces the inline styles of the page by the whole style sheet. Inline styles contain only rules for this
 * kind of page; the application and texts from other pages need more.
 */
export async function loadFullStyleSheet(): Promise<void> {
  const parts = document.head.querySelectorAll<HTMLElement>('style[data-href]');
  await Promise.all(
    [...parts].map(async (part) => {
      const {href, integrity} = part.dataset;
      await loadStyleSheet(`${href}#${integrity}`, part);
      part.remove();
    }),
  );
}

/** Loads a text file. */
export function loadText(address: string): Promise<string> {
  return loadData(address, (response) => response.text());
}

/** Loads a JSON file. Also rejects if the text cannot be parsed. */
export function loadJson<T>(address: string): Promise<T> {
  return loadData(address, (response) => response.json() as Promise<T>);
}

function loadData<T>(
  address: string,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  return loadOnce(address, async (url, integrity) => {
    const response = await fetch(url, {integrity});
    if (!response.ok) {
      throw new Error(`${url}: ${response.status}`);
    }
    return read(response);
  });
}

const preloaded = new Set<string>();

/** Adds a `<link>` that preloads or prefetches a file, unless there is one already. Failures are ignored. */
export function preloadFile(
  link: Partial<HTMLLinkElement> & {readonly href: string},
): void {
  if (!preloaded.has(link.href)) {
    preloaded.add(link.href);
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

type Load<T> = (url: string, integrity: string) => Promise<T>;

/** URL → promise of the loaded or loading file. */
const loads = new Map<string, Promise<unknown>>();

/** URL → number of failures. */
const failures = new Map<string, number>();

function loadOnce<T>(address: string, load: Load<T>): Promise<T> {
  const [file = '', integrity = ''] = address.split('#', 2);
  const loading = loads.get(file) ?? loadFresh(file, integrity, load, 2);
  loads.set(file, loading);
  // Forgets a failed file. The error itself is handled by the caller.
  loading.catch(() => loads.delete(file));
  return loading as Promise<T>;
}

/**
 * Loads a file, and tries a second time after a failure.
 *
 * Each try uses a different URL, since the browser may have cached a damaged file, and remembers modules that failed:
 * https://github.com/whatwg/html/issues/6768
 */
async function loadFresh<T>(
  file: string,
  integrity: string,
  load: Load<T>,
  tries: number,
): Promise<T> {
  const failed = failures.get(file) ?? 0;
  try {
    return await load(failed > 0 ? `${file}?${failed}` : file, integrity);
  } catch (error) {
    failures.set(file, failed + 1);
    if (tries > 1) {
      return loadFresh(file, integrity, load, tries - 1);
    }
    throw error;
  }
}

function addElement<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  before?: Element,
): Promise<unknown> {
  const {src, href} = properties as {src?: string; href?: string};
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties, {
      onload: resolve,
      onerror() {
        element.remove();
        reject(new Error(`The file ${src ?? href} could not be loaded.`));
      },
    });
    if (before) {
      before.after(element);
    } else {
      document.head.append(element);
    }
  });
}
