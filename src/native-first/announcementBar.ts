import {closestElement} from './dom';
import {writeStored, readStored} from './storage';

/** Storage keys of the classic theme. */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/** Attribute of `<html>`: the styles of the classic theme hide the bar. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Name of the `<meta>` with the id of the site's announcement. */
export const ANNOUNCEMENT_META = 'announcement';

/** `data-native` of the button that dismisses the announcement. */
export const CLOSE_ANNOUNCEMENT = 'close-announcement';

/** Hides a dismissed announcement before the first paint; a new one is shown again. */
export function markDismissedAnnouncement(): void {
  const id = document.querySelector<HTMLMetaElement>(
    `meta[name=${ANNOUNCEMENT_META}]`,
  )?.content;
  if (id !== undefined && readStored(ID_KEY) !== id) {
    writeStored(ID_KEY, id);
    writeStored(DISMISSED_KEY, null);
  }
  if (readStored(DISMISSED_KEY) === 'true') {
    hide();
  }
}

/** Handles the button of the bar, also when it is pressed in another tab. */
export function installAnnouncementBar(): void {
  document.addEventListener('click', ({target}) => {
    if (closestElement(target, `[data-native=${CLOSE_ANNOUNCEMENT}]`)) {
      hide();
      writeStored(DISMISSED_KEY, 'true');
    }
  });
  window.addEventListener('storage', ({key}) => {
    if (key === DISMISSED_KEY) {
      markDismissedAnnouncement();
    }
  });
}

function hide(): void {
  document.documentElement.setAttribute(DISMISSED, 'true');
}
