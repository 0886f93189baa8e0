import type {Browser} from 'playwright-core';
import {startStaticServer} from '../../scripts/serve/staticServer';
import {launchBrowser} from '../../tests/support/browserLaunch';
import {readCommandOutput} from './commands';

/**
 * Builds the site and returns the output folder.
 * @throws Error with the output of a failed build
 */
export async function buildForBench(): Promise<string> {
  const dir = 'build-bench/site';
  await readCommandOutput('npm', ['run', 'build', '--', '--out-dir', dir]);
  return dir;
}

/** Builds and serves the site, and measures it in a browser. */
export async function measureOnBuiltSite<T>(
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
