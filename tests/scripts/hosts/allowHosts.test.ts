import {expect, it} from 'vitest';
import {
  allowHosts,
  parseAllowed,
  type FoundRequest,
} from '../../../scripts/hosts/allowHosts';

/** A request of a page, from its directive and source. */
function request(text: string, file = 'a.html'): FoundRequest {
  const [directive, source] = text.split(' ') as [string, string];
  const address = source.replace(/'/g, '');
  return {directive, source, file, address, element: `<x src="${address}">`};
}

const GTAG = [
  'connect-src https://www.google-analytics.com',
  'connect-src https://www.googletagmanager.com',
  'script-src https://www.googletagmanager.com',
  'frame-src https://www.googletagmanager.com',
];

const allowing = (requests: readonly string[], ...values: string[]) =>
  allowHosts(
    requests.map((each) => request(each)),
    values.map(parseAllowed),
  );

it.each([
  [
    'the site itself, and data that is not run',
    ["media-src 'self'", "frame-src 'self'", 'font-src data:'],
    [],
    {
      'media-src': ["'self'"],
      'frame-src': ["'self'"],
      // Or the page would not let itself be framed.
      'frame-ancestors': ["'self'"],
      'font-src': ['data:'],
    },
  ],
  [
    'hosts for what pages ask them for, and no more',
    ['img-src https://a.test', 'frame-src https://b.test'],
    ['a.test', 'https://b.test/'],
    {'img-src': ['https://a.test'], 'frame-src': ['https://b.test']},
  ],
  [
    'all hosts of a domain',
    ['img-src https://a.b.test'],
    ['*.b.test'],
    {'img-src': ['https://a.b.test']},
  ],
  [
    'what scripts and style sheets ask their own host for',
    ['script-src https://a.test', 'style-src https://b.test'],
    ['a.test', 'b.test'],
    {
      'script-src': ['https://a.test'],
      'connect-src': ['https://a.test'],
      'img-src': ['https://a.test', 'https://b.test'],
      'style-src': ['https://b.test'],
      'font-src': ['https://b.test'],
    },
  ],
  [
    'what no page shows',
    [],
    ['api.test', 'font-src cdn.test'],
    {'connect-src': ['https://api.test'], 'font-src': ['https://cdn.test']},
  ],
])('a policy allows %s', (_, requests, allowed, sources) => {
  expect(allowing(requests, ...allowed)).toEqual({sources, problems: []});
});

it('a policy allows the further hosts of a known service', () => {
  const {sources, problems} = allowing(GTAG, 'www.googletagmanager.com');
  expect(problems).toEqual([]);
  expect(sources).toMatchObject({
    'script-src': ['https://*.googletagmanager.com'],
    'frame-src': ['https://www.googletagmanager.com'],
  });
  expect(sources['connect-src']).toContain('https://*.google-analytics.com');
});

it('other hosts are refused, each once, with the option that allows it', () => {
  const {problems} = allowHosts(
    [
      request('img-src https://img.test:8443', 'a.html'),
      request('img-src https://img.test:8443', 'b.html'),
      request('script-src data:', 'c.html'),
      request('img-src https://b.test', 'd.html'),
      ...GTAG.map((each) => request(each)),
    ],
    [parseAllowed('*.b.test')],
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^a\.html and 1 more: <x src="https:\/\/img\.test:8443">: .*--allow img\.test:8443\b/,
    ),
    expect.stringMatching(/^c\.html: /),
    expect.stringMatching(/^d\.html: .*--allow b\.test/),
    expect.stringMatching(/--allow www\.googletagmanager\.com.*https:/),
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
