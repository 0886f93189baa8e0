import {chromium, type Browser} from 'playwright-core';
import {requireBrowser} from '../../scripts/process/browser';

export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only this machine can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/**
 * Starts a headless Chromium with a fresh profile.
 *
 * @param options - further command line arguments
 */
export function launchBrowser(
  options: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [...BROWSER_ARGUMENTS, ...options],
  });
}
