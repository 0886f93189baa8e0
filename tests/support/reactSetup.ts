import {readFileSync} from 'node:fs';
import {cleanup, configure} from '@testing-library/react';
import {afterAll, afterEach, expect, vi} from 'vitest';

afterEach(cleanup);
// Like `expect.poll` in vitest.config.mts: the default of a second is short on a busy machine.
configure({asyncUtilTimeout: 20_000});

// Test files share a window, so each starts with an empty page.
document.body.replaceChildren();
document.head.replaceChildren();
for (const element of [document.documentElement, document.body]) {
  element.getAttributeNames().forEach((name) => element.removeAttribute(name));
}
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');

// Test files share modules. A file that mocks a module needs its importers loaded again, and so does the next
// file.
if (readFileSync(expect.getState().testPath!, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}

// jsdom has no layout; the theme uses media queries to choose between desktop and mobile.
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

// Defined by the entry point of the site.
window.docusaurus ??= {
  prefetch: () => false,
  preload: () => Promise.resolve([]),
} as never;

// jsdom does not support this legacy name, which the theme uses for storage events.
const createEvent = document.createEvent.bind(document);
document.createEvent = ((name: string) =>
  name === 'StorageEvent'
    ? new StorageEvent('storage')
    : createEvent(name)) as typeof document.createEvent;
