import {vi} from 'vitest';

/** Puts HTML into the page and gives back its first element. */
export function put<T extends HTMLElement = HTMLElement>(html: string): T {
  document.body.innerHTML = html;
  return document.body.firstElementChild as T;
}

/** What the built page says about the application: that it has not come, and where it is. */
export function putApp(scripts = '/runtime.js /main.js'): void {
  delete document.documentElement.dataset['hasHydrated'];
  document.head.innerHTML = `<meta name="app-scripts" content="${scripts}">`;
}

/** Scripts that have been asked for, in their order. */
export function askedScripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Lets the scripts arrive, and the application take over. */
export async function arrive(): Promise<void> {
  askedScripts().forEach((script) => script.onload?.(new Event('load')));
  document.documentElement.dataset['hasHydrated'] = 'true';
  await settle();
}

/** Lets everything go on that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Sets what the browser says about its connection. */
export function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: connection,
  });
}

/** Takes all storage away, as browsers do that keep nothing; `vi.restoreAllMocks` gives it back. */
export function denyStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

/** Gives dialogs what jsdom leaves out of them. */
export function completeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    // Later, as the standard says: https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

const listeners: Parameters<typeof document.addEventListener>[] = [];

/** Forgets the native script of the page before, as a new page does: what it listens to. */
export function forgetListeners(): void {
  listeners.splice(0).forEach((listener) => {
    document.removeEventListener(...listener);
    window.removeEventListener(...listener);
  });
}

for (const target of [document, window]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (
    ...listener: Parameters<typeof document.addEventListener>
  ) => {
    listeners.push(listener);
    add(...listener);
  };
}
