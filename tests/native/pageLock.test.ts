import {beforeEach, describe, expect, it, vi} from 'vitest';
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

  it.each([
    ['keeps the width of a scroll bar free', 1009, '15px'],
    ['sets nothing where bars lie over the page', 1024, ''],
  ])('%s', (_, width, kept) => {
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(width);
    const unlock = lockPage();
    expect(root.style.getPropertyValue('--page-scroll-bar')).toBe(kept);
    unlock();
    vi.restoreAllMocks();
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
