// What the files of hosts say; what servers make of them: see foreignServers.test.ts.
import {describe, expect, it} from 'vitest';
import {apacheConfig} from '../src/formats/apache';
import {caddyConfig} from '../src/formats/caddy';
import {headersFile} from '../src/formats/netlify';
import {nginxConfig} from '../src/formats/nginx';
import {vercelFile} from '../src/formats/vercel';
import {FRAME_HEADERS as OWN, planAt} from './planAt';

it('every answer carries the headers that browsers obey', () => {
  const headers = new Map(
    planAt('/').headers.map(({name, value, secureValue}) => [
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

const KEPT = 'public, max-age=31536000, immutable';

it.each([
  ['nginx', nginxConfig, /if \(\$scheme = https\) \{[^}]*max-age=63072000/],
  ['Apache', apacheConfig, /max-age=63072000" "expr=%\{HTTPS\} == 'on'"/],
  [
    'Caddy',
    caddyConfig,
    /protocol https\s+header @\w+ \{[^}]*max-age=63072000/,
  ],
])('%s asks for encryption where there is some', (_, write, secure) => {
  expect(write(planAt('/'))).toMatch(secure);
});

// Both serve over https alone, and ask for pages anew by themselves.
describe('hosts of static sites', () => {
  const plan = {
    ...planAt('/docs/'),
    headers: [
      {name: 'X-Secure', value: '', secureValue: 'yes'},
      {name: 'X-Frame-Options', value: 'DENY'},
    ],
  };

  it('Cloudflare gets rules, which take a header back before they set it anew', () => {
    const own = OWN.flatMap(({name, value}) => [
      `  ! ${name}`,
      `  ${name}: ${value}`,
    ]);
    expect(headersFile(plan).trim().split('\n').slice(1)).toEqual([
      '/docs/*',
      '  X-Secure: yes',
      '  X-Frame-Options: DENY',
      '/docs/live-frame.htm',
      ...own,
      '/docs/en/live-frame.htm',
      ...own,
      '/docs/assets/*',
      `  Cache-Control: ${KEPT}`,
      '/docs/en/assets/*',
      `  Cache-Control: ${KEPT}`,
    ]);
  });

  it('Vercel gets routes, of which the last holds, and redirects that last', () => {
    const keys = (headers: readonly {name: string; value: string}[]) =>
      headers.map(({name: key, value}) => ({key, value}));
    const kept = (folder: string) => ({
      source: expect.stringContaining(
        `/docs/:locale(en)?/${folder}/:file(`,
      ) as string,
      headers: [{key: 'Cache-Control', value: KEPT}],
    });
    expect(JSON.parse(vercelFile(plan))).toEqual({
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
        {source: '/docs/:locale(en)?/live-frame.htm', headers: keys(OWN)},
        kept('assets'),
        kept('search-index'),
      ],
    });
  });
});
