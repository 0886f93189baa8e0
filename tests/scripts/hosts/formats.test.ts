import {describe, expect, it} from 'vitest';
import {CACHE_RULES, REVALIDATED} from '../../../src/hosts/caching';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {caddyConfig} from '../../../src/hosts/formats/caddy';
import {headersFile} from '../../../src/hosts/formats/headersFile';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {vercelFile} from '../../../src/hosts/formats/vercel';
import type {HostPlan} from '../../../src/hosts/hostPlan';

const PLAN = {
  facts: {
    url: 'https://docs.example',
    baseUrl: '/',
    locales: ['en'],
    redirects: {'/a': '/a/b'},
    connect: [],
  },
  headers: [
    {name: 'X-Plain', value: "default-src 'none'; script-src 'self'"},
    {name: 'X-Other', value: 'camera=(), payment=()'},
    {
      name: 'Strict-Transport-Security',
      value: '',
      secureValue: 'max-age=63072000',
    },
  ],
  exceptions: [],
} as unknown as HostPlan;

const FORMATS = {
  nginx: nginxConfig(PLAN),
  apache: apacheConfig(PLAN),
  caddy: caddyConfig(PLAN),
  _headers: headersFile(PLAN),
  vercel: vercelFile(PLAN),
};

describe('the files of hosts', () => {
  it.each(Object.entries(FORMATS))(
    '%s says each header as it is',
    (_, text) => {
      for (const {name, value} of PLAN.headers) {
        const line = text.split('\n').find((each) => each.includes(name));
        expect(line, name).toBeDefined();
        if (value) {
          expect(text).toContain(value);
        }
      }
    },
  );

  it('has no line that Cloudflare refuses: https://developers.cloudflare.com/pages/configuration/headers', () => {
    const lines = FORMATS._headers.split('\n');
    expect(lines.filter(({length}) => length > 2000)).toEqual([]);
    expect(lines.filter((line) => /^\//.test(line)).length).toBeLessThan(100);
  });

  it('leads by `vercel.json` where redirects lead, with the status of a lasting one', () => {
    expect(JSON.parse(FORMATS.vercel)).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{source: '/a', destination: '/a/b', statusCode: 301}],
    });
  });

  it.each(['nginx', 'apache', 'caddy'] as const)(
    '%s asks for encryption where there is some',
    (format) => {
      expect(FORMATS[format]).toContain('max-age=63072000');
      expect(FORMATS[format]).toMatch(/https/i);
    },
  );

  it('keeps pages where Back finds them', () => {
    const values = [REVALIDATED, ...CACHE_RULES.map(({value}) => value)];
    expect(values.filter((value) => value.includes('no-store'))).toEqual([]);
    expect(Object.values(FORMATS).join('\n')).not.toContain('no-store');
  });
});
