import {chromium, type Browser} from 'playwright-core';
import {requireBrowser} from '../../scripts/process/browser';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Host name → address on this machine that the browser finds under it. */
export type Hosts = Readonly<Record<string, string>>;

/** A test must not depend on, nor reach, anything but this machine. */
function resolverRules(hosts: Hosts): string {
  const known = Object.entries(hosts).map(
    ([name, address]) => `MAP ${name} ${address}`,
  );
  return [...known, 'MAP * ~NOTFOUND', 'EXCLUDE localhost'].join(', ');
}

/**
 * For a browser whose pages are loaded, looked at and left: code that runs so short a time pays its
 * optimizing compiler a tenth of the processor's time and gets nothing back.
 */
export const SHORT_VISITS = ['--js-flags=--no-opt'];

/**
 * Starts a headless Chromium with a fresh profile.
 *
 * @param further - arguments of its command line
 */
export async function launchBrowser(
  hosts: Hosts = {},
  further: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [
      ...ARGUMENTS,
      ...further,
      `--host-resolver-rules=${resolverRules(hosts)}`,
    ],
  });
}

/**
 * Lets all files that a worker runs share one browser, or what else is slow to start. A fixture of the
 * scope `worker` is no such thing: Vitest makes it anew for each file that extends the `test` function.
 *
 * @param start - starts it, the first time and when the last one is gone
 * @param isThere - whether it still works
 */
export function sharedInWorker<T>(
  start: () => Promise<T>,
  isThere: (started: T) => boolean = () => true,
): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => {
    started = (started ?? start()).then(
      (last) => (isThere(last) ? last : start()),
      start,
    );
    return started;
  };
}
