// The written files in servers with a configuration of their own: it neither breaks them nor removes a
// header, and they leave other paths alone.
import {writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {
  renderApacheConfig,
  renderCaddyConfig,
  renderNginxConfig,
  readBuild,
  type HostPlan,
} from '@document-sdk/host-files';
import {describe, expect, it, onTestFinished} from 'vitest';
import {folderOf} from '../../support/folderOf';
import {
  APACHE_MODULES,
  startApache,
  startCaddy,
  startNginxServers,
  type ApacheSetup,
  type Server,
} from '../../support/webServers';

/** A precompressed page. */
const INTRO = gzipSync('intro');

const dir = folderOf({
  'index.html': 'home',
  '404.html': 'not found',
  'ocr/intro.html': 'intro',
  'assets/js/main.0123abcd.js': 'go()',
  'en/assets/live/guide-0123abcd.json': '{}',
  'frame.htm': 'frame',
  'en/frame.htm': 'frame',
  'other/song.mp3': 'song',
  'long.html': 'long '.repeat(1000),
});

writeFileSync(path.join(dir, 'ocr/intro.html.gz'), INTRO);

const FRAME_HEADERS = [
  {name: 'Content-Security-Policy', value: "default-src 'none'"},
  {name: 'X-Frame-Options', value: 'SAMEORIGIN'},
];

/** Plans the host of the folder at a base path. */
function examplePlan(baseUrl: string): HostPlan {
  const site = {
    url: 'https://docs.example',
    baseUrl,
    locales: ['en'],
    redirects: {[`${baseUrl}ocr`]: `${baseUrl}ocr/intro`},
    connect: ['https://search.example:8108'],
  };
  const exceptions = [{file: 'frame.htm', headers: () => FRAME_HEADERS}];
  return readBuild(dir, {site, exceptions}).plan;
}

/** Address → status. */
const ADDRESSES = {
  '': 200,
  'ocr/intro': 200,
  'ocr/intro/': 301,
  ocr: 301,
  'assets/js/main.0123abcd.js': 200,
  'en/assets/live/guide-0123abcd.json': 200,
  'frame.htm': 200,
  'en/frame.htm': 200,
  'ocr/frame.htm.html': 301,
  nowhere: 404,
  'nowhere.js': 404,
  '404': 404,
  '.git/config': 404,
} as const;

/** Expects all addresses to have the headers of the plan, each once. */
async function expectOurs({ask}: Server, plan: HostPlan): Promise<void> {
  for (const [address, status] of Object.entries(ADDRESSES)) {
    const answer = await ask(plan.site.baseUrl + address);
    expect([address, answer.status]).toEqual([address, status]);
    const cache = /^(?:en\/)?assets/.test(address)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    const own = /frame\.htm$/.test(address) ? FRAME_HEADERS : [];
    const meant = Object.fromEntries(
      [...plan.headers, ...own, {name: 'Cache-Control', value: cache}].map(
        ({name, value}) => [name.toLowerCase(), value],
      ),
    );
    const sent = Object.keys(meant).map((name) => [
      name,
      answer.headers[name] ?? '',
    ]);
    expect(Object.fromEntries(sent), address).toEqual(meant);
    if (status === 404) {
      expect(answer.body, address).toBe('not found');
    }
  }
}

/** Sends a malformed request and returns the whole response. */
function sendRaw(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(Number(new URL(url).port), 'localhost', () =>
      socket.write(text),
    );
    socket.on('data', (part) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(parts).toString()));
  });
}

const HEAD = 'HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
const POST = `POST / ${HEAD}Content-Length: 0\r\n\r\n`;

describe('nginx', () => {
  /** Starts a server with configuration before and after the include. */
  async function start(plan: HostPlan, before = '', after = '') {
    const server = await startNginxServers(({port, at}) => {
      writeFileSync(at('nginx.inc'), renderNginxConfig(plan));
      return `types { audio/mpeg mp3; text/html html; }
        server {
          listen localhost:${port};
          root ${dir};
          ${before}
          include ${at('nginx.inc')};
          ${after}
        }`;
    });
    onTestFinished(() => server.close());
    return server;
  }

  const SCRIPTS = String.raw`location ~* \.(?:js|css|png)$`;

  describe.each(['/', '/docs/'])('at %s', (base) => {
    it.each([
      ['headers', 'add_header X-Frame-Options SAMEORIGIN always; expires 1d;'],
      [
        'compression, types and charset',
        'gzip on; gzip_vary on; gzip_types text/css; charset iso-8859-1; default_type text/html; types { text/plain js; }',
      ],
      [
        'error pages',
        'error_page 404 /404.html; error_page 400 405 /404.html;',
      ],
      ['location for scripts, before', `${SCRIPTS} { expires 30d; }`],
      ['location for scripts, after', '', `${SCRIPTS} { add_header X-A b; }`],
      ['redirects and no version', 'absolute_redirect on; server_tokens off;'],
      [
        'conditions',
        'set $mobile 0; if ($http_user_agent ~ Mobi) { set $mobile 1; }',
      ],
    ])('sends its headers in a server with its own %s', async (_, ...lines) => {
      const plan = examplePlan(base);
      const server = await start(plan, ...lines);
      await expectOurs(server, plan);
      expect((await server.ask(base)).headers['server']).toBe('nginx');
    });
  });

  it('refuses with its headers what it refuses by itself, and tells nobody its version', async () => {
    const plan = examplePlan('/');
    const server = await start(plan);
    for (const [request, status] of [
      [`GET /% ${HEAD}\r\n`, 400],
      [`GET /${'a'.repeat(9000)} ${HEAD}\r\n`, 414],
      [`GET / ${HEAD}X-A: ${'a'.repeat(9000)}\r\n\r\n`, 400],
      ['GET / HTTP/9.9\r\n\r\n', 505],
      [`POST / ${HEAD}Transfer-Encoding: odd\r\n\r\n`, 501],
      [`TRACE / ${HEAD}\r\n`, 405],
      [POST, 405],
    ] as const) {
      const answer = await sendRaw(server.url, request);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).not.toMatch(/nginx\/\d/);
      for (const {name, value} of plan.headers.filter((each) => each.value)) {
        expect(answer, name).toContain(`${name}: ${value}\r\n`);
      }
    }
    const {status, body} = await server.ask('/.refused');
    expect([status, body]).toEqual([404, 'not found']);
  });

  it('sends siblings that were compressed before, by no address of theirs', async () => {
    const {ask} = await start(examplePlan('/'));
    const gzip = {'accept-encoding': 'gzip'};
    const {headers} = await ask('/ocr/intro', gzip);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(INTRO.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect((await ask('/ocr/intro')).body).toBe('intro');
    expect((await ask('/ocr/intro.html.gz')).status).toBe(404);
  });

  it('leaves paths alone that are not below its own', async () => {
    const own = 'location /other/ { add_header X-Own yes; }';
    const {ask} = await start(examplePlan('/docs/'), '', own);
    const {headers} = await ask('/other/song.mp3');
    expect(headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-own': 'yes',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('does not answer with its files outside its own path, where they have no policy', async () => {
    const {ask} = await start(examplePlan('/docs/'));
    for (const address of ['/', '/index.html', '/ocr/intro.html', '/docs']) {
      const {status, body} = await ask(address);
      expect([address, status]).toEqual([
        address,
        address === '/docs' ? 301 : 404,
      ]);
      expect(body).toContain('<center>nginx');
    }
    const beside = await start(examplePlan('/docs/'), '', 'location / {}');
    expect(await beside.ask('/other/song.mp3')).toMatchObject({status: 200});
  });
});

it.each(['/', '/docs/'])('Caddy at %s sends its headers', async (base) => {
  const server = await startCaddy(dir, renderCaddyConfig(examplePlan(base)));
  onTestFinished(() => server.close());
  await expectOurs(server, examplePlan(base));
});

describe('Apache', () => {
  const without = (...names: readonly string[]) =>
    APACHE_MODULES.filter((name) => !names.includes(name));

  async function start(setup: ApacheSetup = {}) {
    const {baseUrl = '/'} = setup;
    const text = renderApacheConfig(examplePlan(baseUrl));
    const server = await startApache(dir, text, setup);
    onTestFinished(() => server.close());
    return server;
  }

  it.each<[string, ApacheSetup]>([
    [
      'headers of its own',
      {
        own: 'Header set X-Frame-Options SAMEORIGIN\nHeader always set Referrer-Policy no-referrer\nHeader set Cache-Control private',
      },
    ],
    ['no compression', {modules: without('deflate', 'filter')}],
    ['a path of its own', {baseUrl: '/docs/'}],
    [
      'its own error page and index',
      {own: 'ErrorDocument 404 "none"\nDirectoryIndex index.html'},
    ],
  ])('sends its headers in a server with %s', async (_, setup) => {
    await expectOurs(await start(setup), examplePlan(setup.baseUrl ?? '/'));
  });

  it.each(['headers', 'rewrite', 'alias'])('needs mod_%s', async (name) => {
    const {ask} = await start({modules: without(name)});
    expect((await ask('/ocr/intro')).status).toBe(500);
  });

  it('redirects from the base path without its slash', async () => {
    const {ask} = await start({baseUrl: '/docs/'});
    const {status, headers} = await ask('/docs?a=b');
    expect([status, headers.location]).toEqual([301, '/docs/?a=b']);
  });

  it('answers 304 to a browser that has the compressed page', async () => {
    const {ask} = await start();
    const gzip = {'accept-encoding': 'gzip'};
    const {headers} = await ask('/long', gzip);
    expect(headers['content-encoding']).toBe('gzip');
    const again = await ask('/long', {
      ...gzip,
      'if-none-match': headers.etag!,
    });
    expect(again.status).toBe(304);
  });

  it('answers no method but those that read, without a word of its version', async () => {
    const {url} = await start({own: 'ServerSignature On'});
    for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
      const {status} = await fetch(`${url}/ocr/intro`, {method});
      expect([method, status]).toEqual([method, 405]);
    }
    const [head, body] = (await sendRaw(url, POST)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 405 /);
    expect(body).not.toContain('Apache/');
  });
});
