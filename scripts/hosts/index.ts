import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {apacheConfig} from '../../packages/host-files/src/formats/apache';
import {caddyConfig} from '../../packages/host-files/src/formats/caddy';
import {cloudFrontTemplate} from '../../packages/host-files/src/formats/cloudFront';
import {
  headersFile,
  redirectsFile,
} from '../../packages/host-files/src/formats/netlify';
import {nginxConfig} from '../../packages/host-files/src/formats/nginx';
import {vercelFile} from '../../packages/host-files/src/formats/vercel';
import type {HostPlan} from '../../packages/host-files/src/hostPlan';
import {cli, UsageError} from '../process/cli';
import {
  parseKeptHash,
  parseAllowed,
} from '../../packages/host-files/src/allowHosts';
import {beginOf, readBuild} from '../../packages/host-files/src/readBuild';

/** https://developers.cloudflare.com/pages/configuration/headers */
const CLOUDFLARE_LINE = 2000;

/** Names of the files, and what writes each. */
const FORMATS: Readonly<Record<string, (plan: HostPlan) => string>> = {
  'nginx.inc': nginxConfig,
  '.htaccess': apacheConfig,
  'Caddyfile.inc': caddyConfig,
  _headers: headersFile,
  _redirects: redirectsFile,
  'vercel.json': vercelFile,
  'cloudfront.json': cloudFrontTemplate,
};

void cli({
  usage: `Usage: npm run hosts -- [--dir DIR] --out OUT [OPTION…]
Writes ${Object.keys(FORMATS).join(', ')} for a finished build, "build" unless DIR names another.
  --allow HOST           lets pages load from a further host
  --keep sha256-…        lets a script of the last release run too
  --keep-style sha256-…  the same for a style`,
  options: {
    dir: {type: 'string', default: 'build'},
    out: {type: 'string'},
    keep: {type: 'string', multiple: true, default: []},
    'keep-style': {type: 'string', multiple: true, default: []},
    allow: {type: 'string', multiple: true, default: []},
  },
  async run(values) {
    const {dir, out} = values;
    if (out === undefined) {
      throw new UsageError(
        '--out: expected the folder to write into, received nothing.',
      );
    }
    const kept = (option: 'keep' | 'keep-style') =>
      values[option].map((text) => parseKeptHash(text, `--${option}`));
    const {plan, own, scripts, unknown} = readBuild(dir, {
      scripts: kept('keep'),
      styles: kept('keep-style'),
      allow: values.allow.map(parseAllowed),
    });
    mkdirSync(out, {recursive: true});
    for (const [name, write] of Object.entries(FORMATS)) {
      writeFileSync(path.join(out, name), write(plan));
    }
    console.log(
      `Wrote ${Object.keys(FORMATS).join(', ')} to ${out}. Give what stands in pages to the next release, whose headers then serve the pages of this one too:\n${[
        ...own.scripts.map((hash) => `--keep ${hash}`),
        ...own.styles.map((hash) => `--keep-style ${hash}`),
      ].join(' ')}`,
    );
    console.log(
      `Scripts of pages that may run, by their hashes:\n${[...scripts].map(([hash, text]) => `${hash} ${beginOf(text)}`).join('\n')}`,
    );
    if (!plan.headers.some(({value}) => value.includes('trusted-types'))) {
      console.log(
        'Trusted types are not asked for: scripts of other hosts make elements and policies of their own.',
      );
    }
    if (unknown.size > 0) {
      console.log(
        `This command cannot look into ${[...unknown].join(', ')}. The policy stops what it loads from hosts that are not named by --allow, markup and styles that it writes as text, and code that it evaluates, as Mermaid and live code do: open its pages behind the host, with the console open.`,
      );
    }
    const longest = Math.max(
      ...headersFile(plan)
        .split('\n')
        .map(({length}) => length),
    );
    if (longest > CLOUDFLARE_LINE) {
      console.log(
        `Cloudflare Pages leaves out lines of _headers above ${CLOUDFLARE_LINE} characters; the longest has ${longest}. Give it fewer --keep and --keep-style, or fewer hosts.`,
      );
    }
  },
});
