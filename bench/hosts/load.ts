import {
  cpSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {nginxConfig} from '../../src/hosts/formats/nginx';
import {compressFiles} from '../../scripts/hosts/compressFiles';
import {readHostPlan} from '../../scripts/hosts/readBuild';
import {buildDir} from '../../scripts/test/builds/builds';
import {rounded, type Figure} from '../lib/figures';
import {runLoad, type LoadResult} from './h2load';
import {startSecureNginx} from './secureNginx';

const BUILD = 'global-en';

/** How long each run takes, in seconds. */
const SECONDS = 10;

/** How often a deploy takes the place of the one before, in milliseconds. */
const DEPLOY_EVERY = 250;

const CLOSED = {clients: 64};
/** 1,000 requests a second. */
const OPEN = {clients: 50, perClient: 20};

/**
 * Asks nginx, with the file of `npm run hosts` and compressed siblings, for pages and files over https and
 * HTTP/2: as fast as it answers, at a steady rate, and at that rate while one deploy follows another.
 */
export async function measureHostLoad(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const release = (name: string) => path.join(folder, name);
  cpSync(buildDir(BUILD), release('a'), {recursive: true});
  console.log(`  ${await compressFiles(release('a'))} files compressed`);
  cpSync(release('a'), release('b'), {recursive: true});
  const current = release('current');
  symlinkSync('a', current);
  const plan = readHostPlan(release('a'));
  const nginx = await startSecureNginx(current, nginxConfig(plan));
  try {
    const urls = addresses(release('a'))
      .filter((address) => !(address in plan.facts.redirects))
      .map((address) => nginx.url + address);
    const load = {urls, seconds: SECONDS};
    const closed = await runLoad({...load, ...CLOSED});
    const open = await runLoad({...load, ...OPEN});
    const {end, count} = deployAgainAndAgain(release);
    const deployed = await runLoad({...load, ...OPEN});
    end();
    console.log(`  ${urls.length} addresses, ${count()} deploys`);
    return [
      {
        name: 'as fast as answers come',
        value: Math.round(closed.perSecond),
        unit: 'requests/s',
        atLeast: 10_000,
      },
      errorsOf('as fast as answers come', closed),
      slowestOf('at 1,000 requests/s', open),
      errorsOf('at 1,000 requests/s', open),
      slowestOf('at 1,000 requests/s, while deploys go on', deployed),
      errorsOf('at 1,000 requests/s, while deploys go on', deployed),
    ];
  } finally {
    await nginx.close();
    rmSync(folder, {recursive: true});
  }
}

/** Pages, scripts and styles, half of each. */
function addresses(dir: string): string[] {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  const some = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).slice(0, 40);
  return [
    ...some(/^(?:ocr|spreadsheet)\/.*\.html$/).filter(
      (file) => !file.endsWith('index.html'),
    ),
    ...some(/^assets\/.*\.(?:js|css)$/),
  ].map((file) => `/${file.replace(/\.html$/, '')}`);
}

/** Puts one release in the place of the other, at once, as a deploy does. */
function deployAgainAndAgain(release: (name: string) => string): {
  readonly end: () => void;
  readonly count: () => number;
} {
  let deploys = 0;
  const timer = setInterval(() => {
    deploys += 1;
    symlinkSync(deploys % 2 === 1 ? 'b' : 'a', release('next'));
    renameSync(release('next'), release('current'));
  }, DEPLOY_EVERY);
  return {end: () => clearInterval(timer), count: () => deploys};
}

function slowestOf(name: string, {slowest}: LoadResult): Figure {
  return {
    name: `${name}: 99 of 100 within`,
    value: rounded(slowest),
    unit: 'ms',
    atMost: 25,
  };
}

function errorsOf(name: string, {errors, requests}: LoadResult): Figure {
  return {
    name: `${name}: errors among ${requests}`,
    value: errors,
    unit: 'requests',
    atMost: 0,
  };
}
