import {expect, it} from 'vitest';
import {allowHosts, parseAllowed, type FoundRequest} from '../src/allowHosts';

/** A request of a page, from its directive and source. */
function request(text: string, file = 'a.html'): FoundRequest {
  const [directive, source] = text.split(' ') as [string, string];
  const address = source.replace(/'/g, '');
  return {directive, source, file, address, element: `<x src="${address}">`};
}

const GTAG =
  'connect-src https://www.google-analytics.com; connect-src https://www.googletagmanager.com; script-src https://www.googletagmanager.com; frame-src https://www.googletagmanager.com';

const requestsOf = (text: string) =>
  text.split('; ').map((each) => request(each));

it.each([
  // The frame must let itself be framed.
  [
    "frame-src 'self'; font-src data:",
    '',
    "frame-ancestors 'self'; frame-src 'self'; font-src data:",
  ],
  [
    'img-src https://a.test; frame-src https://b.test',
    'a.test; https://b.test/',
    'img-src https://a.test; frame-src https://b.test',
  ],
  ['img-src https://a.b.test', '*.b.test', 'img-src https://*.b.test'],
  // What scripts and style sheets ask their own host for.
  [
    'script-src https://a.test; style-src https://b.test',
    'a.test; b.test',
    'connect-src https://a.test; img-src https://a.test https://b.test; script-src https://a.test; font-src https://b.test; style-src https://b.test',
  ],
  // What no page shows.
  [
    "img-src 'self'",
    'api.test; font-src cdn.test',
    "connect-src https://api.test; font-src https://cdn.test; img-src 'self'",
  ],
  // Some hosts, of which pages show one.
  [
    GTAG,
    'www.googletagmanager.com; *.google-analytics.com',
    'connect-src https://www.googletagmanager.com https://*.google-analytics.com; img-src https://www.googletagmanager.com; script-src https://www.googletagmanager.com; frame-src https://www.googletagmanager.com',
  ],
])('pages that ask for %s, with --allow %s, get %s', (asked, given, policy) => {
  const allowed = given.split('; ').filter(Boolean).map(parseAllowed);
  const {sources, problems} = allowHosts(requestsOf(asked), allowed);
  expect(problems).toEqual([]);
  expect(
    Object.entries(sources)
      .map(([name, list]) => [name, ...list].join(' '))
      .join('; '),
  ).toBe(policy);
});

it('other hosts are refused, each once, with the option that allows it', () => {
  const {problems} = allowHosts(
    [
      request('img-src https://img.test:8443', 'a.html'),
      request('img-src https://img.test:8443', 'b.html'),
      request('script-src data:', 'c.html'),
      request('img-src https://b.test', 'd.html'),
      ...requestsOf(GTAG),
    ],
    [parseAllowed('*.b.test')],
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^a\.html and 1 more: <x src="https:\/\/img\.test:8443">: .*--allow img\.test:8443\b/,
    ),
    expect.stringMatching(/^c\.html: /),
    expect.stringMatching(/^d\.html: .*--allow b\.test/),
    expect.stringMatching(/--allow www\.google-analytics\.com/),
    expect.stringMatching(/--allow www\.googletagmanager\.com/),
  ]);
});

it.each([
  '',
  '*',
  "'unsafe-inline'",
  'a.test; script-src *',
  'https://a.test/path',
  "script-src 'unsafe-eval'",
])('--allow takes no %j', (text) => {
  expect(() => parseAllowed(text)).toThrow('--allow: ');
});
