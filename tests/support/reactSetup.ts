import {readFileSync} from 'node:fs';
import {cleanup} from '@testing-library/react';
import {afterAll, afterEach, expect, vi} from 'vitest';

afterEach(cleanup);

// Files share a window: each begins with an empty one.
document.body.replaceChildren();
document.head.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  element.getAttributeNames().forEach((name) => element.removeAttribute(name));
}
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

// Files share their modules too. One that puts something in a module's place needs all that import it
// loaded again, and must not leave them to the next.
if (readFileSync(expect.getState().testPath!, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}

// jsdom has no layout; the theme asks for it when it decides between desktop and mobile.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// What the site's entry point defines before any component renders.
window.docusaurus ??= {
  prefetch: () => false,
  preload: () => Promise.resolve([]),
} as never;

// jsdom makes no storage events by this old name, which the theme announces its own changes with.
const createEvent = document.createEvent.bind(document);
document.createEvent = ((name: string) =>
  name === 'StorageEvent'
    ? new StorageEvent('storage')
    : createEvent(name)) as typeof document.createEvent;
