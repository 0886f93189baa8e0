// The files of hosts in servers that somebody else has set up: what stands there neither stops them nor
// takes a header away, and they change nothing that is not theirs.
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {headersOf} from '../../../src/hosts/headers';
import type {HostPlan} from '../../../src/hosts/hostPlan';
import {APACHE_MODULES, startApache} from '../../support/apacheAndCaddy';
import {startServers, type Server} from '../../support/nginx';

const dir = mkdtempSync(path.join(tmpdir(), 'foreign-'));
const FILES = {
  'index.html': 'home',
  '404.html': 'not found',
  'ocr/intro.html': 'intro',
  'assets/js/main.0123abcd.js': 'go()',
  'other/song.mp3': 'song',
  'other/page.php': 'page',
};
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
});
afterAll(() => rmSync(dir, {recursive: true}));

function planAt(baseUrl: string): HostPlan {
  return {
    facts: {
      url: 'https://docs.example',
      baseUrl,
      locales: [],
      redirects: {[`${baseUrl}ocr`]: `${baseUrl}ocr/intro`},
      connect: [],
    },
    headers: headersOf({scriptHashes: [], styleHashes: [], connect: []}),
    exceptions: [],
  };
}

/** Address of the small site → status of its answer. */
const ADDRESSES = {
  '': 200,
  'ocr/intro': 200,
  'ocr/intro/': 301,
  ocr: 301,
  'assets/js/main.0123abcd.js': 200,
  nowhere: 404,
  'nowhere.js': 404,
  '404': 404,
  '.git/config': 404,
} as const;

/** Asks for all of them: each has the headers of the plan, and each header once. */
async function expectOurs(
  {ask}: Pick<Server, 'ask'>,
  plan: HostPlan,
): Promise<void> {
  for (const [address, status] of Object.entries(ADDRESSES)) {
    const answer = await ask(plan.facts.baseUrl + address);
    expect([address, answer.status]).toEqual([address, status]);
    for (const {name, value} of plan.headers) {
      expect(
        answer.headers[name.toLowerCase()] ?? '',
        `${address}: ${name}`,
      ).toBe(value);
    }
    expect(answer.headers['cache-control'], address).toBe(
      address.startsWith('assets')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    );
    if (status === 404) {
      expect(answer.body, address).toBe('not found');
    }
  }
}

/** What stands in the servers of other people: lines before the include, and after it. */
const NGINX_SERVERS: Readonly<
  Record<string, {readonly before?: string; readonly after?: string}>
> = {
  'headers of its own': {
    before: 'add_header X-Frame-Options SAMEORIGIN always; expires 1d;',
  },
  'its own compression, types and charset': {
    before:
      'gzip on; gzip_vary on; gzip_types text/css; charset iso-8859-1; default_type text/html; types { text/plain js; }',
  },
  'its own error page': {before: 'error_page 404 /404.html;'},
  'a location for scripts, before': {
    before: 'location ~* \\.(?:js|css|png)$ { expires 30d; }',
  },
  'a location for scripts, after': {
    after: 'location ~* \\.(?:js|css|png)$ { add_header X-Cached yes; }',
  },
  'absolute redirects': {before: 'absolute_redirect on;'},
  'a version that it keeps to itself': {before: 'server_tokens off;'},
  'its own page for what it refuses': {
    before: 'error_page 400 405 /404.html;',
  },
  conditions: {
    before:
      'set $mobile 0; if ($http_user_agent ~ Mobi) { set $mobile 1; } if ($host = old.example) { return 301 https://docs.example$request_uri; }',
  },
};

describe('nginx', () => {
  async function withServer(
    plan: HostPlan,
    {before = '', after = ''}: {before?: string; after?: string},
    use: (server: Server) => Promise<void>,
  ): Promise<void> {
    const server = await startServers((port, folder) => {
      writeFileSync(folder.at('nginx.inc'), nginxConfig(plan));
      return `types { audio/mpeg mp3; text/html html php; }
          server {
            listen localhost:${port};
            root ${dir};
            ${before}
            include ${folder.at('nginx.inc')};
            ${after}
          }`;
    });
    try {
      await use(server);
    } finally {
      await server.close();
    }
  }

  describe.each(['/', '/docs/'])('at %s', (base) => {
    const plan = planAt(base);

    it.each(Object.entries(NGINX_SERVERS))(
      'sends its headers in a server with %s',
      async (_, lines) => {
        await withServer(plan, lines, (server) => expectOurs(server, plan));
      },
    );

    it('tells nobody its version', async () => {
      await withServer(plan, {}, async ({ask}) => {
        const {headers} = await ask(base);
        expect(headers['server']).toBe('nginx');
      });
    });

    it('says what kind of file an answer is, also when nginx refuses a request at once', async () => {
      await withServer(plan, {}, async ({ask}) => {
        const {status, headers} = await ask(`${base}%`);
        expect(status).toBe(400);
        if (base === '/') {
          expect(headers['content-security-policy']).toContain(
            "default-src 'none'",
          );
          expect(headers['x-content-type-options']).toBe('nosniff');
        }
      });
    });
  });

  it('leaves paths alone that are not below its own', async () => {
    const after = 'location /other/ { add_header X-Own yes; }';
    await withServer(planAt('/docs/'), {after}, async ({ask}) => {
      const song = await ask('/other/song.mp3');
      expect(song.headers).toMatchObject({
        'content-type': 'audio/mpeg',
        'x-own': 'yes',
      });
      expect(song.headers['content-security-policy']).toBeUndefined();
      const missing = await ask('/elsewhere');
      expect([missing.status, missing.body]).toEqual([
        404,
        expect.stringContaining('<center>nginx'),
      ]);
    });
  });
});

describe('Apache', () => {
  const plan = planAt('/');
  const without = (...names: readonly string[]) =>
    APACHE_MODULES.filter((name) => !names.includes(name));

  it.each([
    [
      'headers of its own',
      {
        own: 'Header set X-Frame-Options SAMEORIGIN\nHeader always set Referrer-Policy no-referrer\nHeader set Cache-Control private',
      },
    ],
    ['no compression', {modules: without('deflate', 'filter')}],
    ['half of what compresses', {modules: without('filter')}],
    ['its own error page', {own: 'ErrorDocument 404 "none"'}],
    ['a file that answers for folders', {own: 'DirectoryIndex index.html'}],
  ])('sends its headers in a server with %s', async (_, setup) => {
    const server = await startApache(dir, apacheConfig(plan), setup);
    try {
      await expectOurs(server, plan);
    } finally {
      await server.close();
    }
  });

  it.each(['headers', 'rewrite', 'alias'])(
    'answers nothing, rather than without its headers, where mod_%s is missing',
    async (name) => {
      const server = await startApache(dir, apacheConfig(plan), {
        modules: without(name),
      });
      try {
        expect((await server.ask('/ocr/intro')).status).toBe(500);
      } finally {
        await server.close();
      }
    },
  );

  it('answers no method but those that read', async () => {
    const server = await startApache(dir, apacheConfig(plan));
    try {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
        const {status} = await fetch(`${server.url}/ocr/intro`, {
          method,
        }).catch(() => ({status: 'refused by fetch'}));
        expect([method, status]).toEqual([
          method,
          method === 'TRACE' ? 'refused by fetch' : 405,
        ]);
      }
    } finally {
      await server.close();
    }
  });
});
