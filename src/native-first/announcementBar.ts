import {onClick} from './dom';
import {writeStoredValue, readStoredValue} from './storage';

/** Storage keys that the classic theme uses too. */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/** Attribute of `<html>` that makes the classic theme's CSS hide the announcement bar. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Name of the `<meta>` that contains the id of the site's announcement. */
export const ANNOUNCEMENT_META = 'announcement';

/** Value of `data-native` on the button that dismisses the announcement. */
export const CLOSE_ANNOUNCEMENT_DATA = 'close-announcement';

/**
 * Hides an announcement that the reader has dismissed, before the first paint. Shows an announcement with a
 * new id again.
 */
export function hideDismissedAnnouncement(): void {
  const id = document.querySelector<HTMLMetaElement>(
    `meta[name=${ANNOUNCEMENT_META}]`,
  )?.content;
  if (id !== undefined && readStoredValue(ID_KEY) !== id) {
    writeStoredValue(ID_KEY, id);
    writeStoredValue(DISMISSED_KEY, null);
  }
  if (readStoredValue(DISMISSED_KEY) === 'true') {
    hide();
  }
}

/** Handles the close button of the bar, also when it is pressed in another tab. */
export function installAnnouncementBar(): void {
  onClick(`[data-native=${CLOSE_ANNOUNCEMENT_DATA}]`, () => {
    hide();
    writeStoredValue(DISMISSED_KEY, 'true');
  });
  window.addEventListener('storage', ({key}) => {
    if (key === DISMISSED_KEY) {
      hideDismissedAnnouncement();
    }
  });
}

function hide(): void {
  document.documentElement.setAttribute(DISMISSED, 'true');
}
