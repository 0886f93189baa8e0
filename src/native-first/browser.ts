// Entry point for the browser scripts of other features.
export {loadsAppAtIdle, mayPreload, whenHydrated} from './app';
export {DIALOG_ATTRIBUTE, findDialog, showDialog} from './dialogs';
export {announce, closestElement, isComposing} from './dom';
export {onIntent} from './intent';
export {
  loadJson,
  loadModule,
  loadStyleSheet,
  loadText,
  preloadFile,
} from './loadFile';
export {readStored, writeStored} from './storage';
