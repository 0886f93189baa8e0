// Entry point for React components: attribute values by which the native script finds their elements, and
// functions to call again after rendering.
//
// Components that only some pages load import helpTopics.ts, tables.ts and tocHighlight.ts directly, since
// exports of this file are loaded on every page.
export {ANNOUNCEMENT_META, CLOSE_ANNOUNCEMENT_DATA} from './announcementBar';
export {APP_AT_IDLE_META, isAppRunning, VERSION_LINK_ATTRIBUTE} from './app';
export {HEADING_BAR_ID} from './belowFold';
export {ANIMATED_DETAILS} from './collapse';
export {labelColourMode} from './colourMode';
export {isComposing} from './dom';
export {FILTER_INPUT} from './filter';
export {
  DISMISS_BUTTON,
  FRAME_HINT,
  LOAD_NOTICE_ID,
  LOST_HINT,
  RETRY_BUTTON,
} from './loadErrors';
export {DOCS_MENU, SITE_MENU} from './mobileMenu';
export {BACK_TO_TOP} from './scrolling';
export {
  CATEGORY_ATTRIBUTE,
  restoreSidebar,
  saveSidebar,
  scrollToCurrentPage,
} from './sidebarState';
export {restoreTabs} from './tabs';
export {WRAP_BUTTON} from './wrapCode';
