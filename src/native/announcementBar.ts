/** Where the classic theme keeps that the bar was dismissed, and the attribute by which its styles hide it. */
const STORAGE_KEY = 'docusaurus.announcement.dismiss';
const DISMISSED = 'data-announcement-bar-initially-dismissed';

/** Says in the page, before it is painted, that its reader has dismissed the announcement. */
export function markDismissedAnnouncement(): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) === 'true') {
      document.documentElement.setAttribute(DISMISSED, 'true');
    }
  } catch {
    // Nothing can be kept, so nothing was dismissed.
  }
}
