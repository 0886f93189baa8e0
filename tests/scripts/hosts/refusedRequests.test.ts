// Requests that a server refuses by itself are answered as all others are: by the headers of the plan, and
// without a word of what the server is.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apacheConfig} from '../../../src/hosts/formats/apache';
import {nginxConfig} from '../../../src/hosts/formats/nginx';
import {headersOf} from '../../../src/hosts/headers';
import type {HostPlan} from '../../../src/hosts/hostPlan';
import {startApache} from '../../support/apacheAndCaddy';
import {startNginx, type Server} from '../../support/nginx';

const PLAN: HostPlan = {
  facts: {
    url: 'https://docs.example',
    baseUrl: '/',
    locales: [],
    redirects: {},
    connect: [],
  },
  headers: headersOf({scriptHashes: [], styleHashes: [], connect: []}),
  exceptions: [],
};

const dir = mkdtempSync(path.join(tmpdir(), 'refused-'));
writeFileSync(path.join(dir, 'index.html'), 'home');
writeFileSync(path.join(dir, '404.html'), 'not found');
afterAll(() => rmSync(dir, {recursive: true}));

/** Sends what no client of HTTP would, and gives back the whole answer. */
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

const HEAD = 'Host: localhost\r\nConnection: close\r\n';

/** What is wrong with a request → the request, and the status of its answer. */
const REFUSED: Readonly<Record<string, readonly [string, number]>> = {
  'an address that cannot be decoded': [`GET /% HTTP/1.1\r\n${HEAD}\r\n`, 400],
  'an address that leads out': [`GET /../x HTTP/1.1\r\n${HEAD}\r\n`, 400],
  'an enormous address': [
    `GET /${'a'.repeat(9000)} HTTP/1.1\r\n${HEAD}\r\n`,
    414,
  ],
  'an enormous header': [
    `GET / HTTP/1.1\r\n${HEAD}X-A: ${'a'.repeat(9000)}\r\n\r\n`,
    400,
  ],
  'no host': ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  'two hosts': [`GET / HTTP/1.1\r\n${HEAD}Host: evil.example\r\n\r\n`, 400],
  'a host that is none': ['GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
  'an unknown version': [`GET / HTTP/9.9\r\n${HEAD}\r\n`, 505],
  'a method that is none': [`g@t / HTTP/1.1\r\n${HEAD}\r\n`, 400],
  'an encoding that is none': [
    `POST / HTTP/1.1\r\n${HEAD}Transfer-Encoding: odd\r\n\r\n`,
    501,
  ],
  'two lengths': [
    `POST / HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
  ],
  'a length and an encoding': [
    `POST / HTTP/1.1\r\n${HEAD}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  'the method TRACE': [`TRACE / HTTP/1.1\r\n${HEAD}\r\n`, 405],
  'the method CONNECT': [`CONNECT / HTTP/1.1\r\n${HEAD}\r\n`, 405],
  'the method POST': [
    `POST / HTTP/1.1\r\n${HEAD}Content-Length: 0\r\n\r\n`,
    405,
  ],
};

describe('nginx', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startNginx(dir, nginxConfig(PLAN));
  });
  afterAll(() => server.close());

  it.each(Object.entries(REFUSED))(
    'refuses %s',
    async (_, [request, status]) => {
      const answer = await sendRaw(server.url, request);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).not.toMatch(/nginx\/\d/);
      for (const {name, value} of PLAN.headers) {
        expect(answer.includes(`${name}: ${value}\r\n`), name).toBe(
          value !== '',
        );
      }
    },
  );

  it('has no page where the answer to those stands', async () => {
    const {status, body} = await server.ask('/.refused');
    expect([status, body]).toEqual([404, 'not found']);
  });
});

it('Apache tells nobody its version in the pages that it makes', async () => {
  const own = 'ServerSignature On';
  const server = await startApache(dir, apacheConfig(PLAN), {own});
  try {
    const {[`the method POST`]: post} = REFUSED;
    const answer = await sendRaw(server.url, post![0]);
    const [, body] = answer.split('\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(body).toContain('Method Not Allowed');
    expect(body).not.toContain('Apache/');
  } finally {
    await server.close();
  }
});

it('nginx answers while others send their requests a byte at a time', async () => {
  const server = await startNginx(dir, nginxConfig(PLAN));
  const {port} = new URL(server.url);
  const slow = Array.from({length: 200}, () =>
    connect(Number(port), 'localhost').on('error', () => undefined),
  );
  const timer = setInterval(() => slow.forEach((one) => one.write('G')), 50);
  try {
    const answers = await Promise.all(
      Array.from({length: 20}, () => server.ask('/')),
    );
    expect(answers.map(({status}) => status)).toEqual(Array(20).fill(200));
  } finally {
    clearInterval(timer);
    slow.forEach((one) => one.destroy());
    await server.close();
  }
});
