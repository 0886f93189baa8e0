import {HeadlessElement, type HeadlessDocument} from './headlessDocument';

/** In-memory `Storage`. */
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

/** Defines the globals that samples expect of a page, and removes those that could affect the real page. */
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
    // Only the runner may send messages to the frame. It keeps a reference.
    postMessage: undefined,
    close: undefined,
    // Ending a run terminates one worker. Nested workers would continue in the background.
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

/** PNG of one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

/** `fetch` without a network: every `.png` exists, and servers accept every request. */
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
