// Published limits of static hosts on the files that `npm run hosts` writes.
import {beforeAll, describe, expect, it} from 'vitest';
import {
  renderHeadersFile,
  renderRedirectsFile,
  renderVercelConfig,
  type CspHashes,
  type HostPlan,
} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {readHostData} from './site';
import {getBuildDir, HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {planBelow} from '../support/planBelow';

/** Returns the lines that are neither blank nor comments. */
const listLines = (text: string) =>
  text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));

const maxLength = (texts: readonly string[]) =>
  Math.max(...texts.map(({length}) => length));

/** Creates as many hashes of an earlier release as the current one has. */
const createOldHashes = ({scripts, styles}: CspHashes) => {
  const hash = (_: string, index: number) =>
    `'sha256-${String.fromCharCode(65 + index).repeat(43)}='`;
  return {keep: scripts.map(hash), keepStyle: styles.map(hash)};
};

describe('the build with the most headers and redirects', () => {
  const build = HOSTED_BUILD.name;
  let plan: HostPlan;
  beforeAll(() => {
    plan = planBelow(
      '/sdk/docs/',
      readSiteBuild(
        getBuildDir(build),
        createOldHashes(readHostData(build).hashes),
      ).plan,
    );
  });

  it('stays within the limits of Cloudflare Pages for headers: https://developers.cloudflare.com/pages/configuration/headers', () => {
    const lines = listLines(renderHeadersFile(plan));
    expect(lines.filter((line) => /^\S/.test(line)).length).toBeLessThanOrEqual(
      100,
    );
    expect(maxLength(lines)).toBeLessThanOrEqual(2000);
    // A removed header must be set again for the same files.
    const taken = lines.filter((line) => line.startsWith('  ! '));
    expect(
      taken.filter(
        (line) => !lines.some((set) => set.startsWith(`  ${line.slice(4)}: `)),
      ),
    ).toEqual([]);
  });

  it('stays within the limits of Cloudflare Pages for redirects: https://developers.cloudflare.com/pages/configuration/redirects', () => {
    const lines = listLines(renderRedirectsFile(plan));
    const [dynamic, fixed] = [true, false].map((is) =>
      lines.filter((line) => /[*:]/.test(line.split(' ')[0]!) === is),
    ) as [string[], string[]];
    expect(fixed.length).toBeLessThanOrEqual(2000);
    expect(dynamic.length).toBeLessThanOrEqual(100);
    expect(maxLength(lines)).toBeLessThanOrEqual(1000);
    // Cloudflare Pages ignores rules with other statuses.
    const known = lines.filter((line) => / 30[12378]$/.test(line));
    const addresses = known.map((line) => line.split(' ')[0]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.sort()).toEqual(
      Object.keys(plan.site.redirects)
        .flatMap((from) => [from, `${from}/`])
        .sort(),
    );
  });

  it('stays within the limits of Vercel for routes: https://vercel.com/docs/limits', () => {
    const {redirects, headers} = JSON.parse(renderVercelConfig(plan)) as {
      redirects: {source: string; destination: string}[];
      headers: {source: string; headers: {key: string; value: string}[]}[];
    };
    expect(redirects.length + headers.length).toBeLessThanOrEqual(1024);
    const texts = [
      ...redirects.flatMap(({source, destination}) => [source, destination]),
      ...headers.flatMap((rule) => [
        rule.source,
        ...rule.headers.map(({value}) => value),
      ]),
    ];
    expect(maxLength(texts)).toBeLessThanOrEqual(4096);
  });
});
