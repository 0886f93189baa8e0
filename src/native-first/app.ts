// The application: React, which takes the page over when a reader asks for something that needs it.

import {loadScript} from './loadFile';
import {loadWholeSheets} from './styleSheets';

/** Name of the `<meta>` that lists the application's scripts, in the order in which they run. */
export const APP_SCRIPTS_META = 'app-scripts';

/** Name of the `<meta>` of pages that load the application at idle: what needs it. */
export const APP_AT_IDLE_META = 'app-at-idle';

const RUNNING = 'html[data-has-hydrated=true]';

/** Name of the bundler's error when a part of the application cannot be had. */
export const PART_FAILED = 'ChunkLoadError';

let loading: Promise<void> | undefined;

/** Whether the application has taken the page over. */
export function isAppRunning(): boolean {
  return document.querySelector(RUNNING) !== null;
}

/**
 * Loads the application, once.
 *
 * @returns settles when it has taken the page over
 * @throws Error when one of its files cannot be had; the next call tries the scripts again
 */
export function loadApp(): Promise<void> {
  loading ??= run().catch((error: Error) => {
    // It has begun, and does not begin again.
    if (error.name !== PART_FAILED) {
      loading = undefined;
    }
    throw error;
  });
  return loading;
}

/** Loads the application ahead of need, unless the reader's connection is slow or to be spared. */
export function warmApp(): void {
  if (isConnectionFree()) {
    // Whoever needs it will try again.
    loadApp().catch(() => undefined);
  }
}

/** Whether the page holds something that only the application can do, which then comes unasked. */
export function isAppPage(): boolean {
  return document.querySelector(`meta[name=${APP_AT_IDLE_META}]`) !== null;
}

/** Whether data may be fetched that nobody has asked for yet. */
export function isConnectionFree(): boolean {
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
    Promise.all([...addresses.map(loadScript), loadWholeSheets()]).then(
      untilAppRuns,
    ),
    failureOfPart(),
  ]);
}

/** Fails when the page's own part of the application cannot be had: nothing answers its promise. */
function failureOfPart(): Promise<never> {
  return new Promise((_, reject) => {
    window.addEventListener('unhandledrejection', ({reason}) => {
      if ((reason as Error | undefined)?.name === PART_FAILED) {
        reject(reason as Error);
      }
    });
  });
}

/** Settles when the application has taken the page over, whoever asked for it. */
export function untilAppRuns(): Promise<void> {
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
