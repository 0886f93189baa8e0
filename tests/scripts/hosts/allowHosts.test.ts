import {describe, expect, it} from 'vitest';
import {
  allowHosts,
  parseAllowed,
  type FoundRequest,
} from '../../../scripts/hosts/allowHosts';

function request(
  directive: string,
  source: string,
  file = 'a.html',
): FoundRequest {
  const address = source.replace(/'/g, '');
  return {directive, source, file, address, element: `<x src="${address}">`};
}

const GTAG = [
  request('connect-src', 'https://www.google-analytics.com'),
  request('connect-src', 'https://www.googletagmanager.com'),
  request('script-src', 'https://www.googletagmanager.com'),
  request('frame-src', 'https://www.googletagmanager.com'),
];

const allowing = (requests: FoundRequest[], ...values: string[]) =>
  allowHosts(requests, values.map(parseAllowed));

describe('what pages load', () => {
  it('is allowed from the site itself, and so is data that is not run', () => {
    const {sources, problems} = allowing([
      request('media-src', "'self'"),
      request('frame-src', "'self'"),
      request('font-src', 'data:'),
    ]);
    expect(problems).toEqual([]);
    expect(sources).toEqual({
      'media-src': ["'self'"],
      'frame-src': ["'self'"],
      // Or the page would not let itself be framed.
      'frame-ancestors': ["'self'"],
      'font-src': ['data:'],
    });
  });

  it('is refused from other hosts, each once, with the option that allows it', () => {
    const {problems} = allowing([
      request('img-src', 'https://img.test:8443', 'a.html'),
      request('img-src', 'https://img.test:8443', 'b.html'),
      request('script-src', 'data:', 'c.html'),
      ...GTAG,
    ]);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toMatch(
      /^a\.html and 1 more: <x src="https:\/\/img\.test:8443">: .*--allow img\.test:8443\b/,
    );
    expect(problems[1]).toMatch(/^c\.html: .* a file of its own\.$/);
    expect(problems[2]).toMatch(
      /--allow www\.googletagmanager\.com.*https:\/\/developers\.google\.com/,
    );
  });

  it('is allowed from a host for what pages ask it for, and no more', () => {
    const asked = [
      request('img-src', 'https://a.test'),
      request('frame-src', 'https://b.test'),
    ];
    const {sources, problems} = allowing(asked, 'a.test', 'https://b.test/');
    expect(problems).toEqual([]);
    expect(sources).toEqual({
      'img-src': ['https://a.test'],
      'frame-src': ['https://b.test'],
    });
  });

  it('is allowed from all hosts of a domain', () => {
    const asked = [request('img-src', 'https://a.b.test')];
    expect(allowing(asked, '*.b.test').sources).toEqual({
      'img-src': ['https://a.b.test'],
    });
    expect(allowing(asked, '*.a.b.test').problems).toHaveLength(1);
  });

  it('includes what scripts and style sheets ask their own host for', () => {
    const asked = [
      request('script-src', 'https://a.test'),
      request('style-src', 'https://b.test'),
    ];
    expect(allowing(asked, 'a.test', 'b.test').sources).toEqual({
      'script-src': ['https://a.test'],
      'connect-src': ['https://a.test'],
      'img-src': ['https://a.test', 'https://b.test'],
      'style-src': ['https://b.test'],
      'font-src': ['https://b.test'],
    });
  });

  it('includes the further hosts of a known service', () => {
    const {sources, problems} = allowing(GTAG, 'www.googletagmanager.com');
    expect(problems).toEqual([]);
    expect(sources['script-src']).toEqual(['https://*.googletagmanager.com']);
    expect(sources['connect-src']).toContain('https://*.google-analytics.com');
    expect(sources['frame-src']).toEqual(['https://www.googletagmanager.com']);
    expect(JSON.stringify(sources)).not.toContain('unsafe');
  });

  it('may be something that no page shows', () => {
    expect(allowing([], 'api.test', 'font-src cdn.test').sources).toEqual({
      'connect-src': ['https://api.test'],
      'font-src': ['https://cdn.test'],
    });
  });
});

it.each([
  '',
  '*',
  "'unsafe-inline'",
  'a.test; script-src *',
  'https://a.test/path',
  "script-src 'unsafe-eval'",
])('--allow takes no %j', (text) => {
  expect(() => parseAllowed(text)).toThrow('--allow: expected a host');
});
