import {beforeEach, describe, expect, it} from 'vitest';
import {lockPage} from '@site/src/native/pageLock';

const root = document.documentElement;
const isLocked = () => root.hasAttribute('data-page-locks');

beforeEach(() => root.removeAttribute('data-page-locks'));

describe('lockPage', () => {
  it('locks until it is undone', () => {
    const unlock = lockPage();
    expect(isLocked()).toBe(true);
    unlock();
    expect(isLocked()).toBe(false);
    expect(root.style.getPropertyValue('--page-scroll-bar')).toBe('');
  });

  it('holds while one dialog takes the place of another', () => {
    const first = lockPage();
    const second = lockPage();
    first();
    expect(isLocked()).toBe(true);
    second();
    expect(isLocked()).toBe(false);
  });

  it('holds when the application writes the classes of <html> anew', () => {
    const unlock = lockPage();
    root.className = 'docs-wrapper';
    expect(isLocked()).toBe(true);
    unlock();
  });
});
