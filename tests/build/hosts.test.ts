import {CspEvaluator} from 'csp_evaluator';
import {Version} from 'csp_evaluator/dist/csp.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  apacheConfig,
  caddyConfig,
  cloudFrontTemplate,
  nginxConfig,
  type ResponseHeader,
  type HostPlan,
} from '@document-sdk/host-files';
import {hostsOf} from './hostPlans';
import {buildDir, HOSTED_BUILD, BUILDS} from '../../scripts/test/builds/builds';
import {startApache, startCaddy} from '../support/apacheAndCaddy';
import {startBucket} from '../support/bucketServer';
import {filesIn} from '../support/filesIn';
import {followAll} from '../support/followAll';
import {escapedSlashes, hostCases} from '../support/hostCases';
import {startNginx, type Server} from '../support/nginx';
import {planBelow} from '../support/planBelow';
import {redirectVectors} from '../support/redirectVectors';

/** Where a build stands, and the addresses of its languages. */
const AT_ROOT = {build: 'global-ko-en', base: '/'};
const BELOW = {build: 'global-ko-en', base: '/sdk/docs/'};

interface Host {
  readonly name: string;
  readonly build: string;
  readonly base: string;
  readonly start: (dir: string, plan: HostPlan) => Promise<Server>;
  /** Apache refuses them by itself. */
  readonly readsEscapedSlashes: boolean;
}

const nginx = {
  name: 'nginx',
  readsEscapedSlashes: true,
  start: (dir: string, plan: HostPlan) => startNginx(dir, nginxConfig(plan)),
};
const caddy = {
  name: 'Caddy',
  readsEscapedSlashes: true,
  start: (dir: string, plan: HostPlan) => startCaddy(dir, caddyConfig(plan)),
};
const apache = {
  name: 'Apache',
  readsEscapedSlashes: false,
  start: (dir: string, plan: HostPlan) =>
    startApache(dir, apacheConfig(plan), {baseUrl: plan.site.baseUrl}),
};

const HOSTS: readonly Host[] = [
  {...nginx, build: 'global-en', base: '/'},
  {...nginx, ...AT_ROOT},
  {...nginx, ...BELOW},
  {...apache, ...BELOW},
  {...caddy, ...BELOW},
];

describe.each(HOSTS)('$name at $base of $build', (host) => {
  const {name, build, base, start} = host;
  const dir = buildDir(build);
  let server: Server;
  let plan: HostPlan;
  beforeAll(async () => {
    plan = planBelow(base, hostsOf(build).plan);
    server = await start(dir, plan);
  });
  afterAll(() => server.close());

  const locales = build === 'global-ko-en' ? ['', 'en'] : [''];
  const cases = locales.flatMap((locale) => {
    const root = locale ? `${base}${locale}/` : base;
    return [
      ...hostCases(root, locale ? base + locale : base),
      ...(host.readsEscapedSlashes ? escapedSlashes(root) : []),
    ];
  });

  it('answers each address with its status, target and headers', async () => {
    for (const {address, status, location} of cases) {
      const answer = await server.ask(address);
      expect([address, answer.status, answer.headers.location]).toEqual([
        address,
        status,
        location,
      ]);
      for (const {name: header, value} of plan.headers) {
        expect(answer.headers[header.toLowerCase()] ?? '', address).toBe(value);
      }
      if (status === 404) {
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
        });
        const isKorean = locales.length > 1 && !/\/en\//.test(address);
        expect(answer.body).toContain(`lang=${isKorean ? 'ko' : 'en'} `);
      }
    }
  });

  it('answers the page of samples by its own policy', async () => {
    for (const locale of locales) {
      const root = locale ? `${base}${locale}/` : base;
      const {status, headers} = await server.ask(`${root}live-frame.htm`);
      expect([status, headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'sha256-[^']+' blob:;.*frame-ancestors 'self'$/,
      );
    }
  });

  it.each([
    ['contracts/spreadsheet/spreadsheet-sdk.d.ts', 'text/plain; charset=utf-8'],
    ['contracts/ocr/argo_sdk.h', 'text/plain; charset=utf-8'],
    ['img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['search-index/manifest.json', 'application/json; charset=utf-8'],
    ['ocr/intro.md', 'text/markdown; charset=utf-8'],
    ['ocr/intro', 'text/html; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
  ])('%s is %s', async (file, type) => {
    const {headers} = await server.ask(base + file);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('leads no address to another host, whatever host is asked for', async () => {
    const {left} = await followAll(redirectVectors(base), server.ask);
    expect(left).toEqual([]);
    const named = name === 'Caddy' ? 'x-forwarded-host' : 'host';
    const {headers} = await server.ask(`${base}ocr/intro/`, {
      [named]: 'evil.example',
    });
    expect(headers.location).toBe(`${base}ocr/intro`);
  });
});

describe('a bucket behind CloudFront', () => {
  const {build, base} = BELOW;
  let server: Server;
  let plan: HostPlan;
  let template: string;
  beforeAll(async () => {
    plan = planBelow(base, hostsOf(build).plan);
    template = cloudFrontTemplate(plan);
    server = await startBucket(buildDir(build), base, template);
  });
  afterAll(() => server.close());

  it('answers each address with its status, target and headers', async () => {
    const roots = [base, `${base}en/`];
    const cases = roots.flatMap((root) => [
      ...hostCases(root, root === base ? root : root.slice(0, -1)),
      ...escapedSlashes(root),
    ]);
    const policy = plan.headers[0]!;
    for (const {address, status, location} of cases) {
      const {headers, ...answer} = await server.ask(address);
      expect([address, answer.status, headers.location]).toEqual([
        address,
        status,
        location,
      ]);
      if (status !== 301) {
        expect(headers['content-security-policy']).toBe(policy.secureValue);
        expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      }
    }
    const frame = await server.ask(`${base}en/live-frame.htm`);
    expect([frame.status, frame.headers['x-frame-options']]).toEqual([
      200,
      'SAMEORIGIN',
    ]);
    const {left} = await followAll(redirectVectors(base), server.ask);
    expect(left).toEqual([]);
  });

  it('keeps its function within 10 KB: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html', () => {
    const {Resources} = JSON.parse(template) as {
      Resources: {Addresses: {Properties: {FunctionCode: string}}};
    };
    const {length} = Resources.Addresses.Properties.FunctionCode;
    expect(length).toBeLessThan(10_240);
  });
});

describe('files', () => {
  const {build} = AT_ROOT;
  const dir = buildDir(build);
  let server: Server;
  beforeAll(async () => {
    server = await nginx.start(dir, hostsOf(build).plan);
  });
  afterAll(() => server.close());

  const files = filesIn(dir).filter((name) => /\.(?!html$)\w+$/.test(name));

  it('have a type, and are kept for ever where their name changes with them', async () => {
    const kept: string[] = [];
    for (const file of files) {
      const {status, headers} = await server.ask(`/${file}`);
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
    expect(kept).toEqual(files.filter(isHashed));
    expect(kept.length).toBeGreaterThan(100);
  });

  it('that are missing are not kept', async () => {
    const {status, headers} = await server.ask('/assets/js/main.00000000.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await server.ask('/ocr/intro')).headers['cache-control']).toBe(
      'no-cache',
    );
  });

  it('are compressed for browsers that say so, and for them alone', async () => {
    const plain = await server.ask('/ocr/intro');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const address of ['/ocr/intro', '/en/sitemap.xml']) {
      const {headers} = await server.ask(address, {'accept-encoding': 'gzip'});
      expect(headers['content-encoding'], address).toBe('gzip');
      expect(headers['vary']).toBe('Accept-Encoding');
    }
    const refused = await server.ask('/ocr/intro', {
      'accept-encoding': 'gzip;q=0',
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });
});

describe('policy', () => {
  it.each(BUILDS.map(({name}) => name))(
    'of %s needs the hash of what stands in every page, and in those that load the application, the same in all',
    (build) => {
      const {scripts} = hostsOf(build).hashes;
      expect(scripts).toEqual(hostsOf('global-en').hashes.scripts);
      expect(scripts).toHaveLength(3);
    },
  );

  it.each(BUILDS.map(({name}) => name))(
    'of %s has no weakness that is known',
    (build) => {
      const {headers, exceptions} = hostsOf(build).plan;
      const sent: readonly Pick<
        ResponseHeader,
        'name' | 'value' | 'secureValue'
      >[] = [...headers, ...exceptions.flatMap((each) => each.headers)];
      const policies = sent
        .filter(({name}) => name === 'Content-Security-Policy')
        .flatMap(({value, secureValue = value}) => [value, secureValue]);
      expect(policies.length).toBeGreaterThanOrEqual(3);
      expect(policies.flatMap(weaknessesOf)).toEqual([]);
    },
  );

  it('names the nodes of the cluster that a build searches', () => {
    const {headers} = hostsOf(HOSTED_BUILD.name).plan;
    expect(headers.map(({value}) => value).join()).toContain(
      "connect-src 'self' http://search-a.example:8108 http://search-b.example:8108 http://search-near.example:8108;",
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
