import type {Page} from 'playwright-core';

/** What a page must not do, in the order in which it did it. */
export type Problems = string[];

/**
 * Watches a page for what no page may do: uncaught errors, error messages in the console (failed
 * hydration and violations of the content security policy are reported there), and requests to
 * other hosts.
 *
 * @param origin - the site's own origin
 * @param expected - problems that the test provokes on purpose
 * @param servers - origins of other hosts that the site is made to talk to
 */
export function watchPage(
  page: Page,
  origin: string,
  expected: readonly RegExp[] = [],
  servers: readonly string[] = [],
): Problems {
  const known = [origin, ...servers];
  const problems: Problems = [];
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
