// Entry point for the browser scripts of other features.
export {isAppLoadedAtIdle, mayPreload, waitForHydration} from './app';
export {DIALOG_ATTRIBUTE, findDialog, showDialog} from './dialogs';
export {announceToScreenReader, findClosestElement, isComposing} from './dom';
export {observeIntent} from './intent';
export {showLoadNotice} from './loadErrors';
export {
  loadJson,
  loadModule,
  loadStyleSheet,
  loadText,
  preloadFile,
} from './loadFile';
export {whenOpened} from './prerendering';
export {readStoredValue, writeStoredValue} from './storage';
