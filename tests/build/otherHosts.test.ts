// Apache and Caddy with the files of `npm run hosts` answer as nginx does: see hosts.test.ts.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apacheConfig} from '../../src/hosts/formats/apache';
import {caddyConfig} from '../../src/hosts/formats/caddy';
import type {HostPlan} from '../../src/hosts/hostPlan';
import {readHostPlan} from '../../scripts/hosts/readBuild';
import {buildDir} from '../../scripts/test/builds/builds';
import {startApache, startCaddy} from '../support/apacheAndCaddy';
import {followAll} from '../support/followAll';
import {escapedSlashes, hostCases} from '../support/hostCases';
import type {Server} from '../support/nginx';
import {planBelow} from '../support/planBelow';
import {redirectVectors} from '../support/redirectVectors';

const DIR = buildDir('global-ko-en');

const start = {
  Apache: (plan: HostPlan) =>
    startApache(DIR, apacheConfig(plan), {baseUrl: plan.facts.baseUrl}),
  Caddy: (plan: HostPlan) => startCaddy(DIR, caddyConfig(plan)),
};

describe.each(['Apache', 'Caddy'] as const)('%s', (name) => {
  describe.each(['/', '/sdk/docs/'])('at %s', (base) => {
    let server: Server;
    let plan: HostPlan;
    beforeAll(async () => {
      plan = planBelow(base, readHostPlan(DIR));
      server = await start[name](plan);
    });
    afterAll(() => server.close());

    it.each([
      ...hostCases(base, base),
      ...hostCases(`${base}en/`, `${base}en`),
      ...(name === 'Caddy' ? escapedSlashes(base) : []),
    ])('$address: $status $location', async ({address, status, location}) => {
      const {headers, body, ...answer} = await server.ask(address);
      expect([answer.status, headers.location]).toEqual([status, location]);
      for (const {name: header, value} of plan.headers) {
        expect(headers[header.toLowerCase()] ?? '', header).toBe(value);
      }
      if (status === 404) {
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(headers['cache-control']).toBe('no-cache');
        expect(body).toContain(`lang=${/\/en\//.test(address) ? 'en' : 'ko'} `);
      }
    });

    it.each([
      [
        'contracts/spreadsheet/spreadsheet-sdk.d.ts',
        'text/plain; charset=utf-8',
      ],
      ['img/logo.svg', 'image/svg+xml; charset=utf-8'],
      ['en/sitemap.xml', 'application/xml; charset=utf-8'],
      ['ocr/intro.md', 'text/markdown; charset=utf-8'],
      ['ocr/intro', 'text/html; charset=utf-8'],
      ['favicon.ico', 'image/x-icon'],
    ])('%s is %s', async (file, type) => {
      const {headers} = await server.ask(base + file);
      expect(headers['content-type']).toBe(type);
      expect(headers['cache-control']).toBe('no-cache');
    });

    it('answers the page of samples by its own policy', async () => {
      for (const root of [base, `${base}en/`]) {
        const {status, headers} = await server.ask(`${root}live-frame.htm`);
        expect(status).toBe(200);
        expect(headers['x-frame-options']).toBe('SAMEORIGIN');
        expect(headers['content-security-policy']).toMatch(
          /^default-src 'none'; script-src 'sha256-[^']+' blob:;.*frame-ancestors 'self'$/,
        );
      }
    });

    it('names no host in a redirect: the one of readers is that of a proxy', async () => {
      const named = name === 'Caddy' ? 'x-forwarded-host' : 'host';
      const {headers} = await server.ask(`${base}ocr/intro/`, {
        [named]: 'evil.example',
      });
      expect(headers.location).toBe(`${base}ocr/intro`);
    });

    it('leads no address to another host', async () => {
      const asked = redirectVectors(base);
      const {left, redirected} = await followAll(asked, server.ask);
      console.log(
        `${name}: ${asked.length} addresses, ${redirected} redirected, ${left.length} to another host`,
      );
      expect(left).toEqual([]);
    });
  });
});
