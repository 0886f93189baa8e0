import type {Page, Route} from 'playwright-core';

/**
 * Holds back what a page asks for, until it is released.
 *
 * @param answer - what becomes of it then; by default what the host has
 * @returns `prepare`, which begins, and `release`, which ends it
 */
export function holdBack(
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
