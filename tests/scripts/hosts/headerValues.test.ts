// Every host sends the same headers: three as they are installed, two by what they publish of their files.
import {describe, expect, it, onTestFinished} from 'vitest';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {caddyConfig} from '../../../src/hosts/formats/caddy';
import {headersFile} from '../../../src/hosts/formats/headersFile';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {vercelFile} from '../../../src/hosts/formats/vercel';
import {startApache, startCaddy} from '../../support/apacheAndCaddy';
import {folderOf} from '../../support/folderOf';
import {startNginx} from '../../support/nginx';
import {planAt} from './planAt';

const KEPT = 'public, max-age=31536000, immutable';

/** File → how long browsers keep it. */
const FILES = {
  'ocr/intro': 'no-cache',
  'en/ocr/intro': 'no-cache',
  'live-frame.htm': 'no-cache',
  'en/live-frame.htm': 'no-cache',
  'ocr/live-frame.htm.html': 'no-cache',
  'assets/js/main.0123abcd.js': KEPT,
  'en/assets/integrity.0123abcd.json': KEPT,
};
const PAGES = {'index.html': 'home', '404.html': 'not found'};
const SITE = folderOf({...FILES, ...PAGES});

const OWN = [
  {name: 'Content-Security-Policy', value: "default-src 'none'"},
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
];
const EXCEPTIONS = {exceptions: [{file: 'live-frame.htm', headers: OWN}]};

describe.each(['/', '/sdk/docs/'])('at %s', (baseUrl) => {
  const plan = planAt(baseUrl, EXCEPTIONS);
  const [nginx, apache, caddy] = [nginxConfig, apacheConfig, caddyConfig].map(
    (write) => write(plan),
  ) as [string, string, string];

  it.each([
    [
      'nginx',
      () => startNginx(SITE, nginx),
      nginx,
      /if \(\$scheme = https\) \{[^}]*max-age=63072000/,
    ],
    [
      'Apache',
      () => startApache(SITE, apache, {baseUrl}),
      apache,
      /max-age=63072000" "expr=%\{HTTPS\} == 'on'"/,
    ],
    [
      'Caddy',
      () => startCaddy(SITE, caddy),
      caddy,
      /secure protocol https\s+header @site_secure \{[^}]*max-age=63072000/,
    ],
  ])('%s sends what all hosts send', async (_, start, text, secure) => {
    const server = await start();
    onTestFinished(() => server.close());
    for (const [file, cache] of Object.entries(FILES)) {
      const {headers} = await server.ask(baseUrl + file);
      const own = file.endsWith('live-frame.htm') ? OWN : [];
      const meant = new Map(
        [...plan.headers, ...own, {name: 'Cache-Control', value: cache}].map(
          ({name, value}) => [name.toLowerCase(), value],
        ),
      );
      for (const [name, value] of meant) {
        expect([file, name, headers[name] ?? '']).toEqual([file, name, value]);
      }
    }
    expect(text).toMatch(secure);
  });
});

// Both serve over https alone, and ask for pages anew by themselves.
describe('hosts of static sites', () => {
  const plan = {
    ...planAt('/docs/', EXCEPTIONS),
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
