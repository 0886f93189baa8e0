import {vi} from 'vitest';

/** Replaces the page's body and returns its first element. */
export function put<T extends HTMLElement = HTMLElement>(html: string): T {
  document.body.innerHTML = html;
  return document.body.firstElementChild as T;
}

/** Adds the notice that something is missing to the page. */
export function addNotice(): HTMLElement {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="load-notice" popover="manual">
      <p data-native="unreachable"></p>
      <p data-native="lost" hidden></p>
      <p data-native="framed" hidden>Open it: <code></code></p>
      <button data-native="retry"></button>
      <button data-native="dismiss"></button>
    </div>`,
  );
  const notice = document.getElementById('load-notice')!;
  // jsdom lacks popovers.
  const toggle = (force: boolean) => (notice.dataset['open'] = String(force));
  return Object.assign(notice, {
    togglePopover: toggle,
    hidePopover: () => toggle(false),
  });
}

/** Lists the parts of the notice that it shows. */
export const listNoticeParts = (): (string | undefined)[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-open=true] > :not([hidden])'),
    ({dataset}) => dataset['native'],
  );

/** Adds the attribute and the `<meta>` of a built page before hydration. */
export function putApp(scripts = '/runtime.js /main.js'): void {
  delete document.documentElement.dataset['hasHydrated'];
  document.head.innerHTML = `<meta name="app-scripts" content="${scripts}">`;
}

/** Returns the requested scripts in their order. */
export function askedScripts(): HTMLScriptElement[] {
  return [...document.head.querySelectorAll('script')];
}

/** Loads the requested scripts and hydrates the page. */
export async function arrive(): Promise<void> {
  askedScripts().forEach((script) => script.onload?.(new Event('load')));
  document.documentElement.dataset['hasHydrated'] = 'true';
  await settle();
}

/** Waits for pending tasks. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** Sets `navigator.connection`. */
export function setConnection(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: connection,
  });
}

/** Blocks storage, as some browsers do; `vi.restoreAllMocks` undoes it. */
export function denyStorage(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
}

/** Adds the methods of dialogs that jsdom lacks. */
export function completeDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    // Asynchronous by the standard: https://html.spec.whatwg.org/multipage/interactive-elements.html#close-the-dialog
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

const listeners: Parameters<typeof document.addEventListener>[] = [];

/** Removes the listeners of the native script, as a new page does. */
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
