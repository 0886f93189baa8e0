// Inline script in the head of every page. Sets everything that the first paint depends on.
import {hideDismissedAnnouncement} from '../announcementBar';
import {
  awaitHeading,
  isFirstScreenParsed,
  skipLayoutBelowFold,
  isPageOpenedAtTop,
} from '../belowFold';
import {applyColourMode, DEFAULT_MODE_ATTRIBUTE} from '../colourMode';
import {recordEarlyInput} from '../earlyInput';
import {markMacKeyboard, setQueryAttributes} from '../htmlAttributes';
import {reportFailedFiles} from '../loadErrors';
import {isPrerendering, whenOpened} from '../prerendering';
import {restoreSidebar} from '../sidebarState';
import {applyCodeWrap} from '../wrapCode';

const defaultMode = document.currentScript?.getAttribute(
  DEFAULT_MODE_ATTRIBUTE,
);
const applyStoredChoices = () => {
  applyColourMode(defaultMode);
  hideDismissedAnnouncement();
  applyCodeWrap();
};
awaitHeading();
setQueryAttributes();
markMacKeyboard();
applyStoredChoices();
if (isPrerendering()) {
  // The reader may have changed them on the page with the link.
  whenOpened(applyStoredChoices);
}
reportFailedFiles();
recordEarlyInput();
const layOutRest = isPageOpenedAtTop() ? skipLayoutBelowFold() : undefined;
let isSidebarParsed = false;
beforePaint();

/** Runs before each frame while the browser parses the page. */
function beforePaint(): void {
  if (!isSidebarParsed) {
    // The sidebar is complete when `<main>` exists, which follows it.
    isSidebarParsed = document.querySelector('main') !== null;
    restoreSidebar(isSidebarParsed);
  }
  if (!isFirstScreenParsed() && document.readyState === 'loading') {
    requestAnimationFrame(beforePaint);
  } else {
    layOutRest?.();
  }
}
