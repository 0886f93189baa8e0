// Loads the application, which is React: it hydrates the page.
import {loadFullStyleSheet, loadScript} from './loadFile';

/** Name of the `<meta>` with the addresses of the application's scripts, in the order in which they run. */
export const APP_SCRIPTS_META = 'app-scripts';

/** Name of the `<meta>` of pages that load the application at idle; its content is the reasons. */
export const APP_AT_IDLE_META = 'app-at-idle';

const RUNNING = 'html[data-has-hydrated=true]';

/** Name of the bundler's error when a chunk of the application cannot be loaded. */
export const CHUNK_ERROR = 'ChunkLoadError';

let loading: Promise<void> | undefined;

/** Tells whether React has hydrated the page. */
export function isAppRunning(): boolean {
  return document.querySelector(RUNNING) !== null;
}

/**
 * Loads the application, once. Resolves after hydration.
 *
 * @throws Error when one of its files cannot be loaded; the next call tries the scripts again
 */
export function loadApp(): Promise<void> {
  loading ??= run().catch((error: Error) => {
    // The scripts have run, and cannot start a second time.
    if (error.name !== CHUNK_ERROR) {
      loading = undefined;
    }
    throw error;
  });
  return loading;
}

/** Loads the application ahead of need, unless the connection is slow or metered. */
export function preloadApp(): void {
  if (mayPreload()) {
    // The press that needs it tries again.
    loadApp().catch(() => undefined);
  }
}

/** Tells whether the page contains a component that needs React. */
export function loadsAppAtIdle(): boolean {
  return document.querySelector(`meta[name=${APP_AT_IDLE_META}]`) !== null;
}

/** Tells whether the connection allows loading ahead of need. */
export function mayPreload(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

async function run(): Promise<void> {
  const scripts = document.querySelector<HTMLMetaElement>(
    `meta[name=${APP_SCRIPTS_META}]`,
  );
  // The development server puts the scripts into the page itself.
  const addresses = scripts?.content.split(' ') ?? [];
  await Promise.race([
    Promise.all([...addresses.map(loadScript), loadFullStyleSheet()]).then(
      whenHydrated,
    ),
    chunkFailure(),
  ]);
}

/** Rejects when the page's chunk cannot be loaded: the application does not handle that error. */
function chunkFailure(): Promise<never> {
  return new Promise((_, reject) => {
    window.addEventListener('unhandledrejection', ({reason}) => {
      if ((reason as Error | undefined)?.name === CHUNK_ERROR) {
        reject(reason as Error);
      }
    });
  });
}

/** Resolves after hydration, whoever has started it. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (isAppRunning()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (isAppRunning()) {
        observer.disconnect();
        resolve();
      }
    });
    observer.observe(document.documentElement, {
      attributeFilter: ['data-has-hydrated'],
    });
  });
}

/** Prefix of the storage keys under which Docusaurus keeps the version that a reader has chosen. */
const CHOSEN_VERSIONS = 'docs-preferred-version-';

/** Attribute of the entries of a version menu. */
export const VERSION_LINK = 'data-version-link';

/** Links that choose a version, also the one in the theme's banner: the application stores the choice. */
export const VERSION_LINKS = `[${VERSION_LINK}], .theme-doc-version-banner a`;

/**
 * Loads the application for readers who have chosen a version: it points the links of all menus to that version, and
 * forgets one that no longer exists.
 */
export function loadAppForStoredVersion(): void {
  try {
    if (
      Object.keys(localStorage).some((key) => key.startsWith(CHOSEN_VERSIONS))
    ) {
      window.addEventListener('load', () => {
        loadApp().catch(() => undefined);
      });
    }
  } catch {
    // Storage is blocked.
  }
}
