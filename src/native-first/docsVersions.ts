import {loadApp} from './app';

/** What the names begin with under which Docusaurus keeps the version that a reader has chosen, per set of documents. */
const CHOICES = 'docs-preferred-version-';

/** Attribute of the entries of a menu of versions. */
export const VERSION_LINK = 'data-version-link';

/** Links that choose a version, which the application keeps; also the one to the latest in the theme's banner. */
export const VERSION_LINKS = `[${VERSION_LINK}], .theme-doc-version-banner a`;

/**
 * Loads the application for readers who have chosen a version: it knows which there are, leads the links of all
 * menus to the chosen one, and forgets one that is gone.
 */
export function followChosenVersion(): void {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith(CHOICES))) {
      window.addEventListener('load', () => {
        loadApp().catch(() => undefined);
      });
    }
  } catch {
    // Nothing can be kept, so nothing was chosen.
  }
}
