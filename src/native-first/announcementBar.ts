import {elementAround} from './elementAround';
import {keep, recall} from './storage';

/** Where the classic theme keeps which announcement there was last, and whether it was dismissed. */
const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/** The attribute of `<html>` by which the styles of the classic theme hide the bar. */
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Name of the `<meta>` that holds the id of the site's announcement. */
export const ANNOUNCEMENT_META = 'announcement';

/** `data-native` of the button that dismisses it. */
export const CLOSE_ANNOUNCEMENT = 'close-announcement';

/** Hides the bar before the page is painted where its reader has dismissed it; another announcement is shown. */
export function markDismissedAnnouncement(): void {
  const id = document.querySelector<HTMLMetaElement>(
    `meta[name=${ANNOUNCEMENT_META}]`,
  )?.content;
  if (id !== undefined && recall(ID_KEY) !== id) {
    keep(ID_KEY, id);
    keep(DISMISSED_KEY, null);
  }
  if (recall(DISMISSED_KEY) === 'true') {
    hide();
  }
}

/** The button of the bar; one that is pressed in another tab counts, too. */
export function installAnnouncementBar(): void {
  document.addEventListener('click', ({target}) => {
    if (elementAround(target, `[data-native=${CLOSE_ANNOUNCEMENT}]`)) {
      hide();
      keep(DISMISSED_KEY, 'true');
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
