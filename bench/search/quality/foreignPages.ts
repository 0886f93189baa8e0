import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gfm, gfmHtml} from 'micromark-extension-gfm';
import {frontmatter, frontmatterHtml} from 'micromark-extension-frontmatter';
import {micromark} from 'micromark';
import {BENCH_CACHE_FOLDER} from '../../lib/peers';
import {readCommandOutput} from '../../lib/commands';

/** An npm package that contains its manual. */
interface ForeignPackage {
  readonly name: string;
  readonly version: string;
  /** Folder of the manual in the package. */
  readonly docs: string;
  /** Excluded files, which repeat other pages. */
  readonly without?: RegExp;
}

const FOREIGN_PACKAGES: readonly ForeignPackage[] = [
  {name: 'npm', version: '11.21.2', docs: 'docs/content'},
  {name: 'fastify', version: '5.12.8', docs: 'docs'},
  {name: 'undici', version: '7.30.2', docs: 'docs'},
  {name: 'pino', version: '10.4.0', docs: 'docs'},
  {name: 'eslint-plugin-jsx-a11y', version: '6.10.2', docs: 'docs'},
  {name: 'eslint-plugin-import', version: '2.32.0', docs: 'docs'},
  {name: 'node-gyp', version: '12.4.0', docs: 'gyp/docs'},
  {
    name: 'next',
    version: '16.4.6',
    docs: 'dist/docs',
    // The manual of the older router repeats that of the newer one.
    without: /\/02-pages\//,
  },
];

/** A page of another project's manual, rendered like a built page. */
export interface ForeignPage {
  /** URL path without extension. */
  readonly path: string;
  readonly html: string;
}

const FOLDER = path.join(BENCH_CACHE_FOLDER, 'foreign');

/** Reads the pages of all foreign manuals. Packages are downloaded once. */
export async function readForeignPages(): Promise<ForeignPage[]> {
  const pages: ForeignPage[] = [];
  for (const each of FOREIGN_PACKAGES) {
    const folder = await unpack(each);
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((file) => `/${file.split(path.sep).join('/')}`)
      .filter((file) => file.endsWith('.md') && !each.without?.test(file))
      .sort();
    for (const file of files) {
      const html = renderPage(
        readFileSync(path.join(folder, file), 'utf8'),
        file,
      );
      pages.push({path: `/${each.name}${file.replace(/\.md$/, '')}`, html});
    }
  }
  return pages;
}

async function unpack({name, version, docs}: ForeignPackage): Promise<string> {
  const archive = `${name}-${version}.tgz`;
  const folder = path.join(FOLDER, name);
  if (!existsSync(path.join(folder, 'package', docs))) {
    mkdirSync(folder, {recursive: true});
    const source = `${name}@${version}`;
    await readCommandOutput('npm', [
      'pack',
      source,
      '--pack-destination',
      folder,
    ]);
    await readCommandOutput('tar', [
      'xzf',
      path.join(folder, archive),
      '-C',
      folder,
    ]);
  }
  return path.join(folder, 'package', docs);
}

function renderPage(source: string, file: string): string {
  const [matter = ''] = /^---\n[^]*?\n---/.exec(source) ?? [];
  const valueOf = (key: string) =>
    new RegExp(`^${key}: *["']?(.*?)["']?$`, 'm').exec(matter)?.[1] ?? '';
  const body = micromark(source, {
    extensions: [gfm(), frontmatter()],
    htmlExtensions: [gfmHtml(), frontmatterHtml()],
    allowDangerousHtml: true,
  });
  const title = valueOf('title') || path.posix.basename(file, '.md');
  const heading = /<h1/.test(body) ? '' : `<h1>${escape(title)}</h1>`;
  return `<!doctype html><html lang="en"><head><title>${escape(title)}</title>
<meta name="description" content="${escape(valueOf('description'))}"></head>
<body><main><article>${heading}${withIds(body)}</article></main></body></html>`;
}

function withIds(html: string): string {
  let count = 0;
  return html.replace(
    /<h([2-6])>/g,
    (_, level) => `<h${level} id="s${(count += 1)}">`,
  );
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
