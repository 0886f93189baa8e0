import {readdirSync} from 'node:fs';
import path from 'node:path';
import {CspEvaluator} from 'csp_evaluator';
import {Version} from 'csp_evaluator/dist/csp.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {nginxConfig} from '../../src/hosts/formats/nginx';
import type {Header} from '../../src/hosts/headers';
import type {HostPlan} from '../../src/hosts/hostPlan';
import {readHostPlan, readCodeHashes} from '../../scripts/hosts/readBuild';
import {
  buildDir,
  HOSTED_BUILD,
  SITE_BUILDS,
} from '../../scripts/test/builds/builds';
import {followAll} from '../support/followAll';
import {escapedSlashes, hostCases} from '../support/hostCases';
import {startNginx, type Server} from '../support/nginx';
import {planBelow} from '../support/planBelow';
import {redirectVectors} from '../support/redirectVectors';

const SITES = [
  {name: 'one locale', build: 'global-en', base: '/'},
  {name: 'two locales', build: 'global-ko-en', base: '/'},
  {name: 'below a path', build: 'global-ko-en', base: '/sdk/docs/'},
];

describe.each(SITES)('nginx, $name', ({build, base}) => {
  const dir = buildDir(build);
  let nginx: Server;
  let plan: HostPlan;
  beforeAll(async () => {
    plan = planBelow(base, readHostPlan(dir));
    nginx = await startNginx(dir, nginxConfig(plan));
  });
  afterAll(() => nginx.close());

  const locales = build === 'global-ko-en' ? ['', 'en'] : [''];

  it.each(locales)(
    'answers the page of samples by its own policy: %j',
    async (locale) => {
      const root = locale ? `${base}${locale}/` : base;
      const {status, headers} = await nginx.ask(`${root}live-frame.htm`);
      expect([status, headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'sha256-[^']+' blob:;.*frame-ancestors 'self'$/,
      );
    },
  );

  it.each(
    locales.flatMap((locale) => {
      const root = locale ? `${base}${locale}/` : base;
      return [
        ...hostCases(root, locale ? base + locale : base),
        ...escapedSlashes(root),
      ];
    }),
  )('$address: $status $location', async ({address, status, location}) => {
    const answer = await nginx.ask(address);
    expect([answer.status, answer.headers.location]).toEqual([
      status,
      location,
    ]);
    if (status === 404) {
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      const isKorean = build === 'global-ko-en' && !/\/en\//.test(address);
      expect(answer.body).toContain(`lang=${isKorean ? 'ko' : 'en'} `);
    }
  });

  it('sends the same headers with whatever it answers', async () => {
    for (const address of ['', 'ocr/intro/', 'nowhere', 'img/logo.svg']) {
      const {headers} = await nginx.ask(base + address);
      for (const {name, value} of plan.headers) {
        expect(headers[name.toLowerCase()] ?? '', `${address}: ${name}`).toBe(
          value,
        );
      }
    }
  });

  it('refuses what is enormous, and answers the next', async () => {
    const long = await nginx.ask(`${base}${'a'.repeat(9000)}`);
    const heavy = await nginx.ask(base, {'x-heavy': 'a'.repeat(10_000)});
    expect([long.status, heavy.status]).toEqual([414, 400]);
    expect((await nginx.ask(base)).status).toBe(200);
  });

  it('leads no address to another host', async () => {
    const asked = redirectVectors(base);
    const {left, redirected} = await followAll(asked, nginx.ask);
    console.log(
      `${asked.length} addresses, ${redirected} redirected, ${left.length} to another host`,
    );
    expect(left).toEqual([]);
  });
});

describe('files', () => {
  const dir = buildDir('global-ko-en');
  let nginx: Server;
  beforeAll(async () => {
    nginx = await startNginx(dir, nginxConfig(readHostPlan(dir)));
  });
  afterAll(() => nginx.close());

  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.\w+$/.test(file) && !file.endsWith('.html'));

  it.each([
    ['contracts/spreadsheet/spreadsheet-sdk.d.ts', 'text/plain; charset=utf-8'],
    ['contracts/ocr/argo_sdk.h', 'text/plain; charset=utf-8'],
    ['img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['search-index/manifest.json', 'application/json; charset=utf-8'],
    ['js/redirect.js', 'text/javascript; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
  ])('%s is %s', async (file, type) => {
    const {headers} = await nginx.ask(`/${file}`);
    expect(headers['content-type']).toBe(type);
  });

  it('have a type, and are kept for ever where their name changes with them', async () => {
    const kept: string[] = [];
    for (const file of files) {
      const {status, headers} = await nginx.ask(`/${file}`);
      expect([status, file]).toEqual([200, file]);
      expect(headers['content-type'], file).not.toContain('octet-stream');
      expect(headers['cache-control'], file).toMatch(/immutable|^no-cache$/);
      if (headers['cache-control'] !== 'no-cache') {
        kept.push(file);
      }
    }
    const isHashed = (file: string) =>
      /(?:^|\/)assets\//.test(file) ||
      /search-index\/(?!manifest\.json)/.test(file);
    console.log(`${kept.length} of ${files.length} files are kept for ever`);
    expect(kept).toEqual(files.filter(isHashed));
    expect(kept.length).toBeGreaterThan(100);
  });

  it('that are missing are not kept', async () => {
    const {status, headers} = await nginx.ask('/assets/js/main.00000000.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await nginx.ask('/ocr/intro')).headers['cache-control']).toBe(
      'no-cache',
    );
  });

  it('are compressed for browsers that say so, and for them alone', async () => {
    const plain = await nginx.ask('/ocr/intro');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const address of ['/ocr/intro', '/en/sitemap.xml']) {
      const {headers} = await nginx.ask(address, {'accept-encoding': 'gzip'});
      expect(headers['content-encoding'], address).toBe('gzip');
      expect(headers['vary']).toBe('Accept-Encoding');
    }
    const refused = await nginx.ask('/ocr/intro', {
      'accept-encoding': 'gzip;q=0',
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

describe('policy', () => {
  it.each(SITE_BUILDS.map(({name}) => name))(
    'of %s needs the hash of what stands in every page, and in those that load the application, the same in all',
    (build) => {
      const {scripts} = readCodeHashes(buildDir(build));
      expect(scripts).toEqual(readCodeHashes(buildDir('global-en')).scripts);
      expect(scripts).toHaveLength(2);
    },
  );

  it.each(SITE_BUILDS.map(({name}) => name))(
    'of %s has no weakness that is known',
    (build) => {
      const {headers, exceptions} = readHostPlan(buildDir(build));
      const sent: readonly Pick<Header, 'name' | 'value' | 'secureValue'>[] = [
        ...headers,
        ...exceptions.flatMap((each) => each.headers),
      ];
      const policies = sent
        .filter(({name}) => name === 'Content-Security-Policy')
        .flatMap(({value, secureValue = value}) => [value, secureValue]);
      expect(policies.length).toBeGreaterThanOrEqual(3);
      expect(policies.flatMap(weaknessesOf)).toEqual([]);
    },
  );

  it('names the nodes of the cluster that a build searches, and where it sends answers', () => {
    const {headers} = readHostPlan(buildDir(HOSTED_BUILD.name));
    expect(headers.map(({value}) => value).join()).toContain(
      "connect-src 'self' http://search-a.example:8108 http://search-b.example:8108 http://search-near.example:8108 https://answers.example;",
    );
  });
});

/** What Google's evaluator finds in a policy, of medium severity or above. */
function weaknessesOf(policy: string): string[] {
  // The cluster of the tests has no https.
  const {csp} = new CspParser(policy.replaceAll('http://', 'https://'));
  return new CspEvaluator(csp, Version.CSP3)
    .evaluate()
    .filter(({severity}) => severity <= Severity.HIGH_MAYBE)
    .map(({directive, description}) => `${directive}: ${description}`);
}
