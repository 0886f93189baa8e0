import {HeadlessElement, type HeadlessDocument} from './headlessDocument';

/** Implements `Storage` in memory. */
class MemoryStorage extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.set(key, String(value));
  }

  removeItem(key: string): void {
    this.delete(key);
  }
}

class ObserverStub {
  observe(): void {}
  disconnect(): void {}
}

/** Defines the browser globals that samples use, and removes those with which they could affect the real page. */
export function installGlobals(document: HeadlessDocument): void {
  const globals: Readonly<Record<string, unknown>> = {
    window: globalThis,
    document,
    location: new URL('https://samples.example.com/'),
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    HTMLElement: HeadlessElement,
    MutationObserver: ObserverStub,
    ResizeObserver: ObserverStub,
    fetch: fakeFetch,
    confirm: () => true,
    alert: () => undefined,
    prompt: () => null,
    open: () => null,
    matchMedia: () => Object.assign(new EventTarget(), {matches: false}),
    requestAnimationFrame: (callback: (time: number) => void) =>
      setTimeout(() => callback(performance.now()), 16),
    // Removed, since only the runner may send messages to the frame. The runner keeps a reference to the
    // function.
    postMessage: undefined,
    close: undefined,
    // Removed, since ending a run terminates only one worker: nested workers would continue in the
    // background.
    Worker: undefined,
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, {
      value,
      configurable: true,
      writable: true,
    });
  }
}

/** Base64 of a PNG with one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

/**
 * Replaces `fetch` without a network. Every address that ends with `.png` is an image, and servers accept
 * every request.
 */
export async function fakeFetch(
  input: string | URL | Request,
): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  return address.endsWith('.png')
    ? new Response(
        Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)),
        {headers: {'Content-Type': 'image/png'}},
      )
    : new Response('{}', {
        headers: {ETag: '"1"', 'Content-Type': 'application/json'},
      });
}
