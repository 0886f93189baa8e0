// These functions take an address as pages contain it, `/a.js#sha256-…`, or without a hash if the integrity is unknown.
// They load each file once, and reject if it cannot be loaded; the next call tries again.

/** Loads a script. Several scripts run in the order of the calls. */
export function loadScript(address: string): Promise<unknown> {
  return loadOnce(address, (src, integrity) =>
    addElement('script', {src, integrity, async: false}),
  );
}

/** Loads a JavaScript module. */
export function loadModule(address: string): Promise<unknown> {
  return loadOnce(address, async (href, integrity) => {
    if (integrity) {
      // `import()` takes no integrity, but uses the preloaded module, which was checked.
      await addElement('link', {rel: 'modulepreload', href, integrity});
    }
    return (await import(/* webpackIgnore: true */ href)) as unknown;
  });
}

/**
 * Loads a style sheet.
 *
 * @param before - the element that it follows; without one it comes last in the head
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
 * Replaces the inline styles of the page, which contain only the rules that its kind needs, by the whole style sheet. The
 * application and texts from other pages need it.
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

/** Loads JSON; rejects also if it cannot be parsed. */
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

/** Adds a `<link>` that preloads or prefetches a file, once. Failures are ignored. */
export function preloadFile(
  link: Partial<HTMLLinkElement> & {readonly href: string},
): void {
  if (!preloaded.has(link.href)) {
    preloaded.add(link.href);
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

type Load<T> = (url: string, integrity: string) => Promise<T>;

/** Loaded and pending files by address. */
const loads = new Map<string, Promise<unknown>>();

/** Number of failures by address. */
const failures = new Map<string, number>();

function loadOnce<T>(address: string, load: Load<T>): Promise<T> {
  const [file = '', integrity = ''] = address.split('#', 2);
  const loading = loads.get(file) ?? loadFresh(file, integrity, load, 2);
  loads.set(file, loading);
  // The caller handles the error.
  loading.catch(() => loads.delete(file));
  return loading as Promise<T>;
}

/**
 * Loads a file, and a second time if that fails. The browser may have cached a damaged file, and a page remembers failed
 * modules (https://github.com/whatwg/html/issues/6768), so each try after a failure uses another address.
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
