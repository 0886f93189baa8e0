import type {Page} from 'playwright-core';

/**
 * Records uncaught errors, console errors (including failed hydration and violations of the content security
 * policy) and requests to other hosts.
 *
 * @param origin - origin of the site
 * @param expected - problems that the test causes on purpose
 * @param servers - origins of other hosts that the site may request
 */
export function watchPage(
  page: Page,
  origin: string,
  expected: readonly RegExp[] = [],
  servers: readonly string[] = [],
): string[] {
  const known = [origin, ...servers];
  const problems: string[] = [];
  const add = (kind: string, text: string) => {
    const where = page.url().replace(origin, '');
    const problem = `${where}: ${kind}: ${text}`;
    if (!expected.some((pattern) => pattern.test(problem))) {
      problems.push(problem);
    }
  };
  page.on('pageerror', (error) => add('uncaught error', error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat|minified react/i.test(text)) {
      add('console', `${text.split('\n')[0]} (${message.location().url})`);
    }
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && !known.includes(url.origin)) {
      add('request to another host', request.url());
    }
  });
  return problems;
}
