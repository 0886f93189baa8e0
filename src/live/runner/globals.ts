import {fakeFetch} from './network';
import {HeadlessElement, type HeadlessDocument} from './document';

/** What a page keeps, for as long as the sample runs. */
class Memory extends Map<string, string> {
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

class NoObserver {
  observe(): void {}
  disconnect(): void {}
}

/** Gives a worker the names by which samples know their page, and takes away those that reach out. */
export function installGlobals(document: HeadlessDocument): void {
  const names: Readonly<Record<string, unknown>> = {
    window: globalThis,
    document,
    location: new URL('https://samples.example.com/'),
    localStorage: new Memory(),
    sessionStorage: new Memory(),
    HTMLElement: HeadlessElement,
    MutationObserver: NoObserver,
    ResizeObserver: NoObserver,
    fetch: fakeFetch,
    confirm: () => true,
    alert: () => undefined,
    prompt: () => null,
    open: () => null,
    matchMedia: () => Object.assign(new EventTarget(), {matches: false}),
    requestAnimationFrame: (done: (time: number) => void) =>
      setTimeout(() => done(performance.now()), 16),
    // Only this module talks to the frame, by what it kept.
    postMessage: undefined,
    close: undefined,
    // Whoever ends a run ends one worker: those that it starts would go on beside the page.
    Worker: undefined,
  };
  for (const [name, value] of Object.entries(names)) {
    Object.defineProperty(globalThis, name, {
      value,
      configurable: true,
      writable: true,
    });
  }
}
