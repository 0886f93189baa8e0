import {cleanup} from '@testing-library/react';
import {afterEach} from 'vitest';

afterEach(cleanup);

// jsdom has no layout; the theme asks for it when it decides between desktop and mobile.
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

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
