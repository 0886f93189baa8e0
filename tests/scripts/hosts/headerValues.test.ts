// Every host sends the same headers: three as they are installed, two by what they publish of their files.
import {describe, expect, it} from 'vitest';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {caddyConfig} from '../../../src/hosts/formats/caddy';
import {headersFile} from '../../../src/hosts/formats/headersFile';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {vercelFile} from '../../../src/hosts/formats/vercel';
import type {HostPlan} from '../../../src/hosts/hostPlan';
import {startApache, startCaddy} from '../../support/apacheAndCaddy';
import {folderOf} from '../../support/folderOf';
import {startNginx} from '../../support/nginx';
import {planAt} from './planAt';

type Sent = Readonly<Record<string, string>>;
type Rule = readonly [name: string, value: string];

const OWN: readonly Rule[] = [
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'"],
  ['X-Frame-Options', 'SAMEORIGIN'],
];
const EXCEPTION = {
  file: 'live-frame.htm',
  headers: OWN.map(([name, value]) => ({name, value})),
};

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

const SITE = folderOf(
  Object.fromEntries(
    [...Object.keys(FILES), 'index.html', '404.html'].map((file) => [
      file,
      file,
    ]),
  ),
);

/** What is meant to be sent: headers in small letters. */
function meant(
  {headers}: HostPlan,
  file: string,
  isSecure: boolean,
  cache: string,
): Sent {
  const all: readonly Rule[] = [
    ...headers.map(({name, value, secureValue = value}): Rule => [
      name,
      isSecure ? secureValue : value,
    ]),
    ...(file.endsWith(EXCEPTION.file) ? OWN : []),
    ['Cache-Control', cache],
  ];
  return sentBy(all);
}

/** The last value of a header holds, and an empty one is not sent. */
function sentBy(rules: readonly Rule[]): Sent {
  const last = new Map(
    rules.map(([name, value]) => [name.toLowerCase(), value]),
  );
  return Object.fromEntries([...last].filter(([, value]) => value !== ''));
}

describe.each(['/', '/sdk/docs/'])('at %s', (baseUrl) => {
  const plan = planAt(baseUrl, {exceptions: [EXCEPTION]});

  it.each([
    ['nginx', () => startNginx(SITE, nginxConfig(plan))],
    ['Apache', () => startApache(SITE, apacheConfig(plan), {baseUrl})],
    ['Caddy', () => startCaddy(SITE, caddyConfig(plan))],
  ])('%s sends what all hosts send', async (_, start) => {
    const server = await start();
    try {
      for (const [file, cache] of Object.entries(FILES)) {
        const {headers} = await server.ask(baseUrl + file);
        const expected = meant(plan, file, false, cache);
        expect([file, headers]).toEqual([
          file,
          expect.objectContaining(expected),
        ]);
        expect(headers).not.toHaveProperty('strict-transport-security');
      }
    } finally {
      await server.close();
    }
  });

  // Both serve over https alone, and ask for pages anew by themselves.
  it.each([
    ['_headers', headersFile(plan), sentByHeadersFile],
    ['vercel.json', vercelFile(plan), sentByVercel],
  ])('%s says what all hosts send', (_, text, read) => {
    for (const [file, cache] of Object.entries(FILES)) {
      const own = cache === KEPT ? cache : '';
      expect([file, read(text, baseUrl + file)]).toEqual([
        file,
        meant(plan, file, true, own),
      ]);
    }
  });

  it.each([
    [
      'nginx',
      nginxConfig(plan),
      /if \(\$scheme = https\) \{[^}]*max-age=63072000/,
    ],
    [
      'Apache',
      apacheConfig(plan),
      /max-age=63072000" "expr=%\{HTTPS\} == 'on'"/,
    ],
    [
      'Caddy',
      caddyConfig(plan),
      /secure protocol https\s+header @site_secure \{[^}]*max-age=63072000/,
    ],
  ])('%s asks for encryption where there is some', (_, text, pattern) => {
    expect(text).toMatch(pattern);
  });
});

it('leads by `vercel.json` where redirects lead, with the status of a lasting one', () => {
  expect(JSON.parse(vercelFile(planAt('/')))).toMatchObject({
    cleanUrls: true,
    trailingSlash: false,
    redirects: [{source: '/ocr', destination: '/ocr/intro', statusCode: 301}],
  });
});

/** Reads `_headers` as Cloudflare Pages does: each rule that fits adds its headers, `!` takes one away. */
function sentByHeadersFile(text: string, path: string): Sent {
  const sent = new Map<string, string>();
  let holds = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      holds = line.endsWith('*')
        ? path.startsWith(line.slice(0, -1))
        : path === line;
    }
    const [, taken] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (holds && taken !== undefined) {
      sent.delete(taken);
    } else if (holds && name !== undefined) {
      sent.set(name, sent.has(name) ? `${sent.get(name)}, ${value}` : value!);
    }
  }
  return sentBy([...sent]);
}

/** Reads `vercel.json` as Vercel does, for as much of the syntax of a source as stands there. */
function sentByVercel(text: string, path: string): Sent {
  const {headers} = JSON.parse(text) as {
    readonly headers: readonly {
      readonly source: string;
      readonly headers: readonly {key: string; value: string}[];
    }[];
  };
  const patternOf = (source: string) =>
    source
      .replace(/\.htm$/, String.raw`\.htm`)
      .replace(/:locale(\(.*?\))\?\//, '(?:$1/)?')
      .replace(':file', '');
  return sentBy(
    headers
      .filter(({source}) => new RegExp(`^${patternOf(source)}$`).test(path))
      .flatMap((rule) =>
        rule.headers.map(({key, value}): Rule => [key, value]),
      ),
  );
}
