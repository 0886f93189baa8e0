import type {Browser, Page} from 'playwright-core';
import {serveSite, type SiteServer} from '../lib/siteServer';
import {
  UNLIMITED_LINK_SPEED,
  SLOW_LINK_SPEED,
  startSlowLink,
  type SlowLink,
} from '../lib/slowLink';
import type {GeneratedSite} from './sites';

/** CPU slowdown that simulates a phone. */
export const CPU_SLOWDOWN = 4;

/** A page has finished loading when the server has been idle for this time, in milliseconds. */
const SILENCE = 700;
const PATIENCE = 60_000;

export const PHONE_VIEWPORT = {width: 412, height: 823} as const;
export const DESKTOP_VIEWPORT = {width: 1360, height: 900} as const;

export interface ServedSite extends GeneratedSite {
  readonly server: SiteServer;
}

/** A tab with its own profile and network link. */
export interface PageVisit {
  readonly page: Page;
  readonly link: SlowLink;
  /** Turns throttling of network and CPU on or off. */
  throttle(slow: boolean): Promise<void>;
  /** Waits until the page has finished loading. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface VisitOptions {
  readonly viewport: {readonly width: number; readonly height: number};
  readonly slow: boolean;
}

/** Serves sites during a measurement. */
export async function withServedSites<T>(
  sites: readonly GeneratedSite[],
  measure: (served: readonly ServedSite[]) => Promise<T>,
): Promise<T> {
  const served = await Promise.all(
    sites.map(async (built) => ({
      ...built,
      server: await serveSite(built.dir),
    })),
  );
  try {
    return await measure(served);
  } finally {
    await Promise.all(served.map(({server}) => server.close()));
  }
}

export async function openVisit(
  browser: Browser,
  {site, server}: ServedSite,
  {viewport, slow}: VisitOptions,
): Promise<PageVisit> {
  const link = await startSlowLink(
    server.url,
    slow ? SLOW_LINK_SPEED : UNLIMITED_LINK_SPEED,
  );
  const context = await browser.newContext({
    viewport,
    isMobile: viewport.width < 600,
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const throttle = async (isSlow: boolean) => {
    link.change(isSlow ? SLOW_LINK_SPEED : UNLIMITED_LINK_SPEED);
    await session.send('Emulation.setCPUThrottlingRate', {
      rate: isSlow ? CPU_SLOWDOWN : 1,
    });
  };
  await throttle(slow);
  return {
    page,
    link,
    throttle,
    async settle() {
      if (site.settled) {
        await page.waitForFunction(site.settled, null, {polling: 200});
      }
      await untilSilent(server);
    },
    async close() {
      await context.close();
      await link.close();
    },
  };
}

/** Waits until a server has sent nothing for some time. */
export async function untilSilent(server: SiteServer): Promise<void> {
  const start = performance.now();
  while (performance.now() - Math.max(start, server.lastAnswer()) < SILENCE) {
    if (performance.now() - start > PATIENCE) {
      throw new Error(`${server.url}: answers go on after ${PATIENCE} ms.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
