// The text of the files. tests/scripts/hosts/foreignServers.test.ts runs them in servers.
import {describe, expect, it} from 'vitest';
import {DEFAULT_CACHE_RULES, IMMUTABLE_CACHE_CONTROL} from '../src/cacheRules';
import {renderApacheConfig} from '../src/formats/apache';
import {renderCaddyConfig} from '../src/formats/caddy';
import {renderHeadersFile} from '../src/formats/netlify';
import {renderNginxConfig} from '../src/formats/nginx';
import {renderVercelConfig} from '../src/formats/vercel';
import type {HostPlan} from '../src/plan';
import {createSecurityHeaders} from '../src/securityHeaders';

/** Headers of `frame.htm`. */
const FRAME_HEADERS = [
  {name: 'Content-Security-Policy', value: "default-src 'none'"},
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
];

/** Plans the host of a small site at a base path. */
function examplePlan(baseUrl: string): HostPlan {
  return {
    site: {
      url: 'https://docs.example',
      baseUrl,
      locales: ['en'],
      redirects: {[`${baseUrl}ocr`]: `${baseUrl}ocr/intro`},
      connect: [],
    },
    headers: createSecurityHeaders({
      scriptHashes: ["'sha256-a'"],
      styleHashes: ["'sha256-b'"],
      connect: ['https://search.example:8108'],
    }),
    exceptions: [{file: 'frame.htm', headers: FRAME_HEADERS}],
    cacheRules: [
      ...DEFAULT_CACHE_RULES,
      {
        folder: 'index/',
        files: '[0-9]+\\.json',
        coversFolder: false,
        value: IMMUTABLE_CACHE_CONTROL,
      },
    ],
    generator: 'a test',
  };
}

it('every response has the security headers', () => {
  const headers = new Map(
    examplePlan('/').headers.map(({name, value, secureValue}) => [
      name,
      secureValue ?? value,
    ]),
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

it.each([
  [
    'nginx',
    renderNginxConfig,
    /if \(\$scheme = https\) \{[^}]*max-age=63072000/,
  ],
  ['Apache', renderApacheConfig, /max-age=63072000" "expr=%\{HTTPS\} == 'on'"/],
  [
    'Caddy',
    renderCaddyConfig,
    /protocol https\s+header @\w+ \{[^}]*max-age=63072000/,
  ],
])('%s sends HSTS over https only', (_, write, secure) => {
  expect(write(examplePlan('/'))).toMatch(secure);
});

// Both only serve over https, and revalidate pages by default.
describe('static hosts', () => {
  const plan = {
    ...examplePlan('/docs/'),
    headers: [
      {name: 'X-Secure', value: '', secureValue: 'yes'},
      {name: 'X-Frame-Options', value: 'DENY'},
    ],
  };

  it('_headers removes a header before an exception sets it', () => {
    const frameRules = FRAME_HEADERS.flatMap(({name, value}) => [
      `  ! ${name}`,
      `  ${name}: ${value}`,
    ]);
    expect(renderHeadersFile(plan).trim().split('\n').slice(1)).toEqual([
      '/docs/*',
      '  X-Secure: yes',
      '  X-Frame-Options: DENY',
      '/docs/frame.htm',
      ...frameRules,
      '/docs/en/frame.htm',
      ...frameRules,
      '/docs/assets/*',
      `  Cache-Control: ${IMMUTABLE_CACHE_CONTROL}`,
      '/docs/en/assets/*',
      `  Cache-Control: ${IMMUTABLE_CACHE_CONTROL}`,
    ]);
  });

  it('vercel.json has permanent redirects, and exceptions last', () => {
    const keys = (headers: readonly {name: string; value: string}[]) =>
      headers.map(({name: key, value}) => ({key, value}));
    const kept = (folder: string) => ({
      source: expect.stringContaining(
        `/docs/:locale(en)?/${folder}/:file(`,
      ) as string,
      headers: [{key: 'Cache-Control', value: IMMUTABLE_CACHE_CONTROL}],
    });
    expect(JSON.parse(renderVercelConfig(plan))).toEqual({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        {source: '/docs/ocr', destination: '/docs/ocr/intro', statusCode: 301},
      ],
      headers: [
        {
          source: '/docs/(.*)',
          headers: [
            {key: 'X-Secure', value: 'yes'},
            {key: 'X-Frame-Options', value: 'DENY'},
          ],
        },
        {source: '/docs/:locale(en)?/frame.htm', headers: keys(FRAME_HEADERS)},
        kept('assets'),
        kept('index'),
      ],
    });
  });
});
