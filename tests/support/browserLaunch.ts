import {chromium, type Browser} from 'playwright-core';
import {requireBrowser} from '../../scripts/lib/browser';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test must not depend on, nor reach, anything but this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** Starts a headless Chromium with a fresh profile. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await requireBrowser(),
    args: ARGUMENTS,
  });
}
