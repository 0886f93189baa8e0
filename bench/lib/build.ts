import type {Browser} from 'playwright-core';
import {startStaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {outputOf} from './outputOf';

/**
 * Builds the site for a benchmark.
 *
 * @returns the folder
 * @throws Error with what the build printed when it fails
 */
export async function buildForBench(): Promise<string> {
  const dir = 'build-bench/site';
  await outputOf('npm', ['run', 'build', '--', '--out-dir', dir]);
  return dir;
}

/** Builds and serves the site while something is measured on it in a browser. */
export async function onBuiltSite<T>(
  measure: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  const dir = await buildForBench();
  const server = await startStaticServer({dir, port: 0});
  const browser = await launchBrowser();
  try {
    return await measure(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
