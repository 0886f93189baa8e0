import {CHOICE, DARK, isMode, MODE, STORAGE_KEY, SYSTEM} from './colourMode';
import {recall} from './storage';

/** Attribute of the script: what is shown to readers who have chosen nothing; absent where none can choose. */
export const UNCHOSEN_ATTRIBUTE = 'data-unchosen';

/** Of an address that shows the page in a mode: Docusaurus's. */
const QUERY = 'docusaurus-theme';

/**
 * Writes the colour mode into the page before it is painted, where the application looks for it. The
 * classic theme's own script for that writes whatever the address or the storage holds:
 * https://github.com/facebook/docusaurus/blob/v3.10.2/packages/docusaurus-theme-classic/src/inlineScripts.ts
 *
 * @param unchosen - value of {@link UNCHOSEN_ATTRIBUTE}
 */
export function setFirstColourMode(unchosen: string | null | undefined): void {
  const chosen = unchosen == null ? 'light' : (asked() ?? stored() ?? unchosen);
  const system = window.matchMedia(DARK).matches ? 'dark' : 'light';
  const root = document.documentElement;
  root.setAttribute(MODE, chosen === SYSTEM ? system : chosen);
  root.setAttribute(CHOICE, chosen);
}

function asked(): string | undefined {
  return new URLSearchParams(window.location.search).getAll(QUERY).find(isMode);
}

function stored(): string | undefined {
  return [recall(STORAGE_KEY)].find(isMode);
}
