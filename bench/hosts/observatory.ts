import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {nginxConfig} from '../../src/hosts/formats/nginx';
import {readHostPlan} from '../../scripts/hosts/readBuild';
import {runCommand} from '../../scripts/process/run';
import {buildDir} from '../../scripts/test/builds/builds';
import type {Figure} from '../lib/figures';
import {installPeer, peerFolder} from '../pages/sites/installPeer';
import {startSecureNginx} from './secureNginx';

/** What the scanner says of a site. */
interface Scan {
  readonly score: number;
  readonly tests: Readonly<
    Record<string, {readonly pass: boolean; readonly result: string}>
  >;
}

/** Points that a site must have: A+ is 100. */
const LEAST = 135;

const BUILD = 'global-ko-en';

/**
 * Scans the site with Mozilla's HTTP Observatory, behind nginx with the file that `npm run hosts` writes.
 * The scanner stands apart from the project's packages: it brings the servers and the data base of its
 * own site along, 200 packages, one of which asks for Node 22.
 */
export async function measureObservatory(): Promise<Figure[]> {
  await installPeer('observatory');
  const dir = buildDir(BUILD);
  const nginx = await startSecureNginx(dir, nginxConfig(readHostPlan(dir)));
  try {
    const {score, tests} = await scan(nginx);
    const results = Object.values(tests);
    for (const [name, {pass, result}] of Object.entries(tests)) {
      console.log(`  ${pass ? 'passed' : 'FAILED'}  ${name}: ${result}`);
    }
    return [
      {name: 'points', value: score, unit: 'points', atLeast: LEAST},
      {
        name: `of ${results.length} tests, failed`,
        value: results.filter(({pass}) => !pass).length,
        unit: 'tests',
        atMost: 0,
      },
    ];
  } finally {
    await nginx.close();
  }
}

async function scan({
  certificate,
  httpPort,
  httpsPort,
}: {
  readonly certificate: string;
  readonly httpPort: number;
  readonly httpsPort: number;
}): Promise<Scan> {
  const folder = path.resolve(peerFolder('observatory'));
  // Sites that browsers know beforehand: not this one.
  writeFileSync(
    path.join(
      folder,
      'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json',
    ),
    '{}',
  );
  const {code, output} = await runCommand({
    program: process.execPath,
    args: [
      path.join(import.meta.dirname, '../pages/peers/observatory/scan.mjs'),
      folder,
      String(httpPort),
      String(httpsPort),
    ],
    env: {...process.env, NODE_EXTRA_CA_CERTS: certificate},
    captured: true,
  });
  if (code !== 0) {
    throw new Error(`The scanner failed:\n${output}`);
  }
  return JSON.parse(output.slice(output.lastIndexOf('\n{') + 1)) as Scan;
}
