import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  renderApacheConfig,
  renderCaddyConfig,
  renderCloudFrontTemplate,
  renderHeadersFile,
  renderNginxConfig,
  renderRedirectsFile,
  formatScriptExcerpt,
  renderVercelConfig,
  type HostPlan,
} from '@document-sdk/host-files';
import {APP_AT_IDLE_META} from '../../src/native-first/react';
import {runCli, UsageError} from '../process/cli';
import {readSiteBuild} from './readSiteBuild';

/** Maximum length of a line in `_headers`: https://developers.cloudflare.com/pages/configuration/headers */
const CLOUDFLARE_LINE_LIMIT = 2000;

const FORMATS: Readonly<Record<string, (plan: HostPlan) => string>> = {
  'nginx.inc': renderNginxConfig,
  '.htaccess': renderApacheConfig,
  'Caddyfile.inc': renderCaddyConfig,
  _headers: renderHeadersFile,
  _redirects: renderRedirectsFile,
  'vercel.json': renderVercelConfig,
  'cloudfront.json': renderCloudFrontTemplate,
};

const AT_IDLE_META = new RegExp(
  `<meta(?=[^>]*\\sname="?${APP_AT_IDLE_META})[^>]*\\scontent=(?:"([^"]*)"|([^\\s>]*))`,
);

/** Reasons for which this site's own pages load React at idle. They are not reported. */
const OWN_REASONS = ['src/search/ui/SearchPage.tsx', 'nearest pages'];

const FILE_NAMES = Object.keys(FORMATS).join(', ');

void runCli({
  usage: `Usage: npm run hosts -- [--dir DIR] --out OUT [OPTION…]
Writes ${FILE_NAMES} for a finished build, "build" unless DIR names another.
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
  async run({dir, out, keep, 'keep-style': keepStyle, allow}) {
    if (out === undefined) {
      throw new UsageError(
        '--out: expected the folder to write into, received nothing.',
      );
    }
    const unknownCode = new Set<string>();
    const {plan, hashes, scripts} = readSiteBuild(dir, {
      keep,
      keepStyle,
      allow,
      onPage: (html) =>
        readUnknownCode(html).forEach((code) => unknownCode.add(code)),
    });
    mkdirSync(out, {recursive: true});
    for (const [name, write] of Object.entries(FORMATS)) {
      writeFileSync(path.join(out, name), write(plan));
    }
    console.log(
      `Wrote ${FILE_NAMES} to ${out}. Give what stands in pages to the next release, whose headers then serve the pages of this one too:\n${[
        ...hashes.scripts.map((hash) => `--keep ${hash}`),
        ...hashes.styles.map((hash) => `--keep-style ${hash}`),
      ].join(' ')}`,
    );
    console.log(
      `Scripts of pages that may run, by their hashes:\n${[...scripts].map(([hash, text]) => `${hash} ${formatScriptExcerpt(text)}`).join('\n')}`,
    );
    if (!plan.headers.some(({value}) => value.includes('trusted-types'))) {
      console.log(
        'Trusted types are not asked for: scripts of other hosts make elements and policies of their own.',
      );
    }
    if (unknownCode.size > 0) {
      console.log(
        `This command cannot look into ${[...unknownCode].join(', ')}. The policy stops what it loads from hosts that are not named by --allow, markup and styles that it writes as text, and code that it evaluates, as Mermaid and live code do: open its pages behind the host, with the console open.`,
      );
    }
    const longest = Math.max(
      ...renderHeadersFile(plan)
        .split('\n')
        .map(({length}) => length),
    );
    if (longest > CLOUDFLARE_LINE_LIMIT) {
      console.log(
        `Cloudflare Pages leaves out lines of _headers above ${CLOUDFLARE_LINE_LIMIT} characters; the longest has ${longest}. Give it fewer --keep and --keep-style, or fewer hosts.`,
      );
    }
  },
});

/** Lists the third-party components and plugins that make a page load React at idle. */
function readUnknownCode(html: string): string[] {
  const [, quoted, bare = ''] = AT_IDLE_META.exec(html) ?? [];
  return (quoted ?? bare)
    .split('; ')
    .filter((reason) => reason && !OWN_REASONS.includes(reason));
}
