import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {renderNginxConfig} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {freePort, startNginxServers} from '../../tests/support/webServers';
import {createFigure, type BenchFigure} from '../lib/figures';
import {readCommandOutput} from '../lib/commands';
import {findNode22, getPeerFolder, installPeer} from '../lib/peers';

interface Scan {
  readonly score: number;
  readonly tests: Readonly<
    Record<string, {readonly pass: boolean; readonly result: string}>
  >;
}

/** Required points; 100 is A+. */
const LEAST = 135;

const BUILD = 'global-ko-en';

/**
 * Scans the site with Mozilla's HTTP Observatory, behind nginx with the configuration of `npm run hosts`. The
 * scanner is installed separately, because it has 200 dependencies, and one of them needs Node 22.
 */
export async function measureObservatory(): Promise<BenchFigure[]> {
  await installPeer('observatory');
  const nginx = await startSecureNginx(getBuildDir(BUILD));
  try {
    const {score, tests} = await scan(nginx);
    const results = Object.entries(tests);
    for (const [name, {pass, result}] of results) {
      console.log(`  ${pass ? 'passed' : 'FAILED'}  ${name}: ${result}`);
    }
    const failed = results.filter(([, {pass}]) => !pass).length;
    const kind = `of ${results.length} tests, failed`;
    return [
      createFigure('points', score, 'points', {atLeast: LEAST}),
      createFigure(kind, failed, 'tests', {atMost: 0}),
    ];
  } finally {
    await nginx.close();
  }
}

/** Serves a build over HTTPS and redirects HTTP to it. */
async function startSecureNginx(dir: string) {
  const httpsPort = await freePort();
  let certificate = '';
  const {url, close} = await startNginxServers(({port, at}) => {
    certificate = at('certificate.pem');
    const args = [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt'],
      ...['ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', at('key.pem'), '-out', certificate],
    ];
    execFileSync('openssl', args, {stdio: 'pipe'});
    writeFileSync(at('nginx.inc'), renderNginxConfig(readSiteBuild(dir).plan));
    return `server {
    listen localhost:${port};
    return 301 https://localhost:${httpsPort}$request_uri;
  }
  server {
    listen localhost:${httpsPort} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${at('key.pem')};
    root ${path.resolve(dir)};
    include ${at('nginx.inc')};
  }`;
  });
  return {certificate, httpPort: new URL(url).port, httpsPort, close};
}

async function scan({
  certificate,
  httpPort,
  httpsPort,
}: Awaited<ReturnType<typeof startSecureNginx>>): Promise<Scan> {
  const folder = path.resolve(getPeerFolder('observatory'));
  const scanner = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');
  // The scanner downloads this list otherwise; this site is not in it.
  writeFileSync(path.join(scanner, 'conf/hsts-preload.json'), '{}');
  const output = await readCommandOutput(
    await findNode22(),
    [
      path.join(import.meta.dirname, '../pages/peers/observatory/scan.mjs'),
      ...[folder, httpPort, String(httpsPort)],
    ],
    {env: {...process.env, NODE_EXTRA_CA_CERTS: certificate}},
  );
  return JSON.parse(output.slice(output.lastIndexOf('\n{') + 1)) as Scan;
}
