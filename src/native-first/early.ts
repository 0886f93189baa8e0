// What must be done before the page is painted for the first time. It stands in every page itself:
// whatever is loaded may come after that.
import {markDismissedAnnouncement} from './announcementBar';
import {setFirstColourMode, UNCHOSEN_ATTRIBUTE} from './firstColourMode';
import {beginsAtTop, hasFirstScreen, leaveOutRest} from './firstScreen';
import {nameKeyboard} from './keyboard';
import {mendOwnFiles} from './ownFiles';
import {setQueryAttributes} from './queryAttributes';
import {takeUpSidebar} from './sidebarMemory';

setQueryAttributes();
setFirstColourMode(document.currentScript?.getAttribute(UNCHOSEN_ATTRIBUTE));
markDismissedAnnouncement();
nameKeyboard();
mendOwnFiles();
const layOutRest = beginsAtTop() ? leaveOutRest() : undefined;
let isSidebarThere = false;
beforePaint();

/** Before each frame that shows the beginning of the page, while the rest is on its way. */
function beforePaint(): void {
  if (!isSidebarThere) {
    // It stands before the text.
    isSidebarThere = document.querySelector('main') !== null;
    takeUpSidebar(isSidebarThere);
  }
  if (!hasFirstScreen() && document.readyState === 'loading') {
    requestAnimationFrame(beforePaint);
  } else {
    layOutRest?.();
  }
}
