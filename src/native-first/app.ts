// Loads the React application, which then hydrates the page.
import {loadFullStyleSheet, loadScript} from './loadFile';
import {whenOpened} from './prerendering';

/** Name of the `<meta>` that lists the application's scripts in the order in which they run. */
export const APP_SCRIPTS_META = 'app-scripts';

/** Name of the `<meta>` of pages that load the application at idle. Its content says why they need it. */
export const APP_AT_IDLE_META = 'app-at-idle';

const RUNNING = 'html[data-has-hydrated=true]';

/** Name of the error that the bundler's runtime throws if a chunk of the application cannot be loaded. */
export const CHUNK_ERROR_NAME = 'ChunkLoadError';

/** Query of the URL from which a chunk is loaded again. */
const SECOND_TRY = '?1';

let loading: Promise<void> | undefined;

/** Tells whether React has hydrated the page. */
export function isAppRunning(): boolean {
  return document.querySelector(RUNNING) !== null;
}

/**
 * Loads the application if it is not loaded yet. Resolves after hydration.
 *
 * @throws Error if a file cannot be loaded; the next call tries again
 */
export function loadApp(): Promise<void> {
  loading ??= run().catch((error: Error) => {
    // Allows another try, except after a chunk error: the scripts have run by then and cannot start a second
    // time.
    if (error.name !== CHUNK_ERROR_NAME) {
      loading = undefined;
    }
    throw error;
  });
  return loading;
}

/** Loads the application before it is needed, unless the connection is slow or metered. */
export function preloadApp(): void {
  if (mayPreload()) {
    // Ignores errors: the press that needs the application tries again.
    loadApp().catch(() => undefined);
  }
}

/** Tells whether the page contains a component that needs React. */
export function isAppLoadedAtIdle(): boolean {
  return document.querySelector(`meta[name=${APP_AT_IDLE_META}]`) !== null;
}

/** Tells whether files may be loaded before they are needed: not on slow or metered connections. */
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
  // In development there is no `<meta>`, since the page itself contains the scripts.
  const addresses = scripts?.content.split(' ') ?? [];
  window.addEventListener('error', loadChunkAgain, true);
  await Promise.race([
    Promise.all([...addresses.map(loadScript), loadFullStyleSheet()]).then(
      waitForHydration,
    ),
    chunkFailure(),
  ]);
}

/**
 * Loads a chunk of the application a second time, from another URL, since the browser may have cached a damaged file.
 * The bundler's runtime gets the error event only if this fails as well.
 */
function loadChunkAgain(event: Event): void {
  const {target} = event;
  const isChunk =
    target instanceof HTMLScriptElement &&
    !target.integrity &&
    target.src.startsWith(window.location.origin);
  if (!isChunk || !event.isTrusted || target.src.endsWith(SECOND_TRY)) {
    return;
  }
  event.stopImmediatePropagation();
  document.head.append(
    Object.assign(document.createElement('script'), {
      src: target.src + SECOND_TRY,
      onerror: () => target.dispatchEvent(new Event('error')),
    }),
  );
}

/** Rejects if the chunk of the page cannot be loaded, an error that the application does not handle. */
function chunkFailure(): Promise<never> {
  return new Promise((_, reject) => {
    window.addEventListener('unhandledrejection', ({reason}) => {
      if ((reason as Error | undefined)?.name === CHUNK_ERROR_NAME) {
        reject(reason as Error);
      }
    });
  });
}

/** Resolves after hydration, or at once if the page is already hydrated. */
export function waitForHydration(): Promise<void> {
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

/** Prefix of the storage keys in which Docusaurus stores the documentation version that a reader has chosen. */
const CHOSEN_VERSIONS = 'docs-preferred-version-';

/** Attribute of the links in a version menu. */
export const VERSION_LINK_ATTRIBUTE = 'data-version-link';

/**
 * Matches links that choose a version, in menus and in the theme's banner. The application must handle them,
 * since it stores the choice.
 */
export const VERSION_LINK_SELECTOR = `[${VERSION_LINK_ATTRIBUTE}], .theme-doc-version-banner a`;

/**
 * Loads the application if the reader has chosen a version, since only the application links menus to that
 * version, and forgets a version that no longer exists.
 */
export function loadAppForStoredVersion(): void {
  try {
    if (
      Object.keys(localStorage).some((key) => key.startsWith(CHOSEN_VERSIONS))
    ) {
      window.addEventListener('load', () =>
        whenOpened(() => {
          loadApp().catch(() => undefined);
        }),
      );
    }
  } catch {
    // Storage is blocked, so no version is stored.
  }
}
