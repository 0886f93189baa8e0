import {fireEvent} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {
  markDismissedAnnouncement,
  installAnnouncementBar,
} from '@site/src/native/announcementBar';
import {put} from './support';

installAnnouncementBar();

/** Opens a page of a site with an announcement; says whether its reader sees it. */
function isShownOnPage(id: string): boolean {
  document.head.innerHTML = `<meta name="announcement" content="${id}">`;
  document.documentElement.removeAttribute(
    'data-announcement-bar-initially-dismissed',
  );
  markDismissedAnnouncement();
  return isShown();
}

const isShown = () =>
  document.documentElement.getAttribute(
    'data-announcement-bar-initially-dismissed',
  ) !== 'true';

const close = () =>
  fireEvent.click(put('<button data-native="close-announcement">×</button>'));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('an announcement is shown until its reader closes it', () => {
  expect(isShownOnPage('sale')).toBe(true);
  expect(isShownOnPage('sale')).toBe(true);
  close();
  expect(isShown()).toBe(false);
  expect(isShownOnPage('sale')).toBe(false);
});

it('another announcement is shown, and the one before again when it comes back', () => {
  localStorage.setItem('docusaurus.announcement.id', 'last-year');
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  expect(isShownOnPage('sale')).toBe(true);
  close();
  expect(isShownOnPage('summer')).toBe(true);
  expect(isShownOnPage('sale')).toBe(true);
});

it('closes where nothing can be kept', () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  }
  expect(isShownOnPage('sale')).toBe(true);
  close();
  expect(isShown()).toBe(false);
});
