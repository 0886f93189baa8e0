import {expect, it} from 'vitest';
import {
  allowHosts,
  parseAllowedHost,
  type ExternalRequest,
} from '../src/allowedHosts';

/** Makes a request from a directive and a source. */
function request(text: string, file = 'a.html'): ExternalRequest {
  const [directive, source] = text.split(' ') as [string, string];
  const address = source.replace(/'/g, '');
  return {directive, source, file, address, element: `<x src="${address}">`};
}

const GTAG =
  'connect-src https://www.google-analytics.com; connect-src https://www.googletagmanager.com; script-src https://www.googletagmanager.com; frame-src https://www.googletagmanager.com';

const parseRequests = (text: string) =>
  text.split('; ').map((each) => request(each));

it.each([
  // The framed page must allow framing too.
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
  // Implied by scripts and style sheets of another host.
  [
    'script-src https://a.test; style-src https://b.test',
    'a.test; b.test',
    'connect-src https://a.test; img-src https://a.test https://b.test; script-src https://a.test; font-src https://b.test; style-src https://b.test',
  ],
  // Hosts that no page names.
  [
    "img-src 'self'",
    'api.test; font-src cdn.test',
    "connect-src https://api.test; font-src https://cdn.test; img-src 'self'",
  ],
  // Two hosts; a wildcard.
  [
    GTAG,
    'www.googletagmanager.com; *.google-analytics.com',
    'connect-src https://www.googletagmanager.com https://*.google-analytics.com; img-src https://www.googletagmanager.com; script-src https://www.googletagmanager.com; frame-src https://www.googletagmanager.com',
  ],
])('requests %s with allow %s need %s', (asked, given, policy) => {
  const allowed = given
    .split('; ')
    .filter(Boolean)
    .map((text) => parseAllowedHost(text, 'allow'));
  const {sources, problems} = allowHosts(
    parseRequests(asked),
    allowed,
    'allow',
  );
  expect(problems).toEqual([]);
  expect(
    Object.entries(sources)
      .map(([name, list]) => [name, ...list].join(' '))
      .join('; '),
  ).toBe(policy);
});

it('reports each other host once, with the option that allows it', () => {
  const {problems} = allowHosts(
    [
      request('img-src https://img.test:8443', 'a.html'),
      request('img-src https://img.test:8443', 'b.html'),
      request('script-src data:', 'c.html'),
      request('img-src https://b.test', 'd.html'),
      ...parseRequests(GTAG),
    ],
    [parseAllowedHost('*.b.test', 'allow')],
    '--allow',
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
])('--allow rejects %j', (text) => {
  expect(() => parseAllowedHost(text, '--allow')).toThrow('--allow: ');
});
