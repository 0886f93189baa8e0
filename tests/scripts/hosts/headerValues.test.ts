import {describe, expect, it} from 'vitest';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {caddyConfig} from '../../../src/hosts/formats/caddy';
import {headersFile} from '../../../src/hosts/formats/headersFile';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {vercelFile} from '../../../src/hosts/formats/vercel';
import {headersOf} from '../../../src/hosts/headers';
import type {HostPlan} from '../../../src/hosts/hostPlan';
import {
  sentByApache,
  sentByCaddy,
  sentByHeadersFile,
  sentByNginx,
  sentByVercel,
  type Asked,
  type Sent,
} from './sentHeaders';

const FRAME_POLICY = "default-src 'none'; frame-ancestors 'self'";

function planAt(baseUrl: string): HostPlan {
  return {
    facts: {
      url: 'https://docs.example',
      baseUrl,
      locales: ['en'],
      redirects: {},
      connect: ['https://search.example:8108'],
    },
    headers: headersOf({
      scriptHashes: ["'sha256-a'"],
      styleHashes: ["'sha256-b'"],
      connect: ['https://search.example:8108'],
    }),
    exceptions: [
      {
        file: 'live-frame.htm',
        headers: [
          {name: 'Content-Security-Policy', value: FRAME_POLICY},
          {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
        ],
      },
    ],
  } as unknown as HostPlan;
}

/** What every host is meant to send: see src/hosts. */
function didYouMean(
  {headers, exceptions}: HostPlan,
  {path, isSecure}: Asked,
  cache: string,
): Sent {
  const own = exceptions.filter(({file}) => path.endsWith(`/${file}`));
  return Object.fromEntries(
    [
      ...headers.map(({name, value, secureValue = value}) => [
        name,
        isSecure ? secureValue : value,
      ]),
      ...own.flatMap((each) =>
        each.headers.map(({name, value}) => [name, value]),
      ),
      ['Cache-Control', cache],
    ]
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name!.toLowerCase(), value]),
  ) as Sent;
}

const KEPT = 'public, max-age=31536000, immutable';

const FILES = [
  ['', 'no-cache'],
  ['ocr/intro', 'no-cache'],
  ['en/ocr/intro', 'no-cache'],
  ['live-frame.htm', 'no-cache'],
  ['en/live-frame.htm', 'no-cache'],
  ['ocr/live-frame.htm.html', 'no-cache'],
  ['assets/js/main.0123abcd.js', KEPT],
  ['en/assets/integrity.0123abcd.json', KEPT],
] as const;

const HOSTS = [
  ['nginx', nginxConfig, sentByNginx],
  ['apache', apacheConfig, sentByApache],
  ['caddy', caddyConfig, sentByCaddy],
  ['_headers', headersFile, sentByHeadersFile],
  ['vercel', vercelFile, sentByVercel],
] as const;

describe.each(HOSTS)('%s', (name, write, read) => {
  describe.each(['/', '/sdk/docs/'])('at %s', (base) => {
    const plan = planAt(base);
    const text = write(plan);

    it.each(FILES)('sends with "%s" what all hosts send', (file, cache) => {
      // Hosts of both serve over https alone, and ask for pages anew by themselves.
      const isHosted = name === '_headers' || name === 'vercel';
      for (const isSecure of isHosted ? [true] : [true, false]) {
        const asked = {path: base + file, isSecure};
        const own = isHosted && cache === 'no-cache' ? '' : cache;
        expect(read(text, asked), `https: ${isSecure}`).toEqual(
          didYouMean(plan, asked, own),
        );
      }
    });
  });
});
