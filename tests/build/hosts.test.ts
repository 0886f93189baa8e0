import {CspEvaluator} from 'csp_evaluator';
import {Version} from 'csp_evaluator/dist/csp.js';
import {Severity} from 'csp_evaluator/dist/finding.js';
import {CspParser} from 'csp_evaluator/dist/parser.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  renderApacheConfig,
  renderCaddyConfig,
  renderCloudFrontTemplate,
  renderNginxConfig,
  type ResponseHeader,
  type HostPlan,
} from '@document-sdk/host-files';
import {readHostData} from './site';
import {
  getBuildDir,
  HOSTED_BUILD,
  SITE_BUILDS,
} from '../../scripts/test/builds/builds';
import {startBucket} from '../support/bucketServer';
import {filesIn} from '../support/filesIn';
import {escapedSlashes, hostCases} from '../support/hostCases';
import {planBelow} from '../support/planBelow';
import {followAll, redirectVectors} from '../support/redirectVectors';
import {
  startApache,
  startCaddy,
  startNginx,
  type Server,
} from '../support/webServers';

const AT_ROOT = {build: 'global-ko-en', base: '/'};
const BELOW = {build: 'global-ko-en', base: '/sdk/docs/'};

interface Host {
  readonly name: string;
  readonly build: string;
  readonly base: string;
  readonly start: (dir: string, plan: HostPlan) => Promise<Server>;
  /** Apache itself refuses escaped slashes. */
  readonly readsEscapedSlashes: boolean;
}

const nginx = {
  name: 'nginx',
  readsEscapedSlashes: true,
  start: (dir: string, plan: HostPlan) =>
    startNginx(dir, renderNginxConfig(plan)),
};
const caddy = {
  name: 'Caddy',
  readsEscapedSlashes: true,
  start: (dir: string, plan: HostPlan) =>
    startCaddy(dir, renderCaddyConfig(plan)),
};
const apache = {
  name: 'Apache',
  readsEscapedSlashes: false,
  start: (dir: string, plan: HostPlan) =>
    startApache(dir, renderApacheConfig(plan), {baseUrl: plan.site.baseUrl}),
};

const HOSTS: readonly Host[] = [
  {...nginx, build: 'global-en', base: '/'},
  {...nginx, ...AT_ROOT},
  {...nginx, ...BELOW},
  {...apache, ...BELOW},
  {...caddy, ...BELOW},
];

function listCases(base: string, locale: string, readsEscaped: boolean) {
  const root = locale ? `${base}${locale}/` : base;
  return [
    ...hostCases(root, base + locale),
    ...(readsEscaped ? escapedSlashes(root) : []),
  ];
}

describe.each(HOSTS)('$name at $base of $build', (host) => {
  const {name, build, base, start} = host;
  const dir = getBuildDir(build);
  let server: Server;
  let plan: HostPlan;
  beforeAll(async () => {
    plan = planBelow(base, readHostData(build).plan);
    server = await start(dir, plan);
  });
  afterAll(() => server.close());

  const locales = build === 'global-ko-en' ? ['', 'en'] : [''];
  const cases = locales.flatMap((locale) =>
    listCases(base, locale, host.readsEscapedSlashes),
  );

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

  it('serves the frame of live samples with its own policy', async () => {
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

  it('redirects no address to another host, whatever the Host header', async () => {
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
    plan = planBelow(base, readHostData(build).plan);
    template = renderCloudFrontTemplate(plan);
    server = await startBucket(getBuildDir(build), base, template);
  });
  afterAll(() => server.close());

  it('answers each address with its status, target and headers', async () => {
    const cases = ['', 'en'].flatMap((locale) => listCases(base, locale, true));
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

  it('has a function of at most 10 KB: https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html', () => {
    const {Resources} = JSON.parse(template) as {
      Resources: {Addresses: {Properties: {FunctionCode: string}}};
    };
    const {length} = Resources.Addresses.Properties.FunctionCode;
    expect(length).toBeLessThan(10_240);
  });
});

describe('files', () => {
  const {build} = AT_ROOT;
  const dir = getBuildDir(build);
  let server: Server;
  beforeAll(async () => {
    server = await nginx.start(dir, readHostData(build).plan);
  });
  afterAll(() => server.close());

  const files = filesIn(dir).filter((name) => /\.(?!html$)\w+$/.test(name));

  it('have a media type, and are immutable if their names contain a hash', async () => {
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

  it('are compressed only if the client accepts it', async () => {
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
  it.each(SITE_BUILDS.map(({name}) => name))(
    'of %s has no weakness',
    (build) => {
      const {headers, exceptions} = readHostData(build).plan;
      const sent: readonly Pick<
        ResponseHeader,
        'name' | 'value' | 'secureValue'
      >[] = [...headers, ...exceptions.flatMap((each) => each.headers)];
      const policies = sent
        .filter(({name}) => name === 'Content-Security-Policy')
        .flatMap(({value, secureValue = value}) => [value, secureValue]);
      expect(policies.length).toBeGreaterThanOrEqual(3);
      expect(policies.flatMap(findWeaknesses)).toEqual([]);
    },
  );

  it('allows the search nodes of a build', () => {
    const {headers} = readHostData(HOSTED_BUILD.name).plan;
    expect(headers.map(({value}) => value).join()).toContain(
      "connect-src 'self' http://search-a.example:8108 http://search-b.example:8108 http://search-near.example:8108;",
    );
  });
});

/** Lists the findings of Google's CSP Evaluator of medium or higher severity. */
function findWeaknesses(policy: string): string[] {
  // The test cluster has no https.
  const {csp} = new CspParser(policy.replaceAll('http://', 'https://'));
  return new CspEvaluator(csp, Version.CSP3)
    .evaluate()
    .filter(({severity}) => severity <= Severity.HIGH_MAYBE)
    .map(({directive, description}) => `${directive}: ${description}`);
}
