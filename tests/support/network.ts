import type {Page, Route} from 'playwright-core';

/**
 * Delays requests.
 *
 * @param answer - answers the requests afterwards; by default from the host
 * @returns `prepare` starts the delay, `release` ends it
 */
export function delayRequests(
  urls: string | RegExp,
  answer = (route: Route): Promise<void> => route.continue(),
) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return {
    release,
    prepare: (page: Page) =>
      page.route(urls, async (route) => {
        await released;
        await answer(route);
      }),
  };
}

/** Sets `navigator.connection`. With data saver, the site prefetches no pages. */
export async function setConnection(
  page: Page,
  connection: object | undefined = {saveData: true, effectiveType: '4g'},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}
