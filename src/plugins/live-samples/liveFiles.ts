import {LIVE_FRAME_FILE} from '../../hosts/liveFrame';
import type {Guide} from '../../live/sample';
import type {LiveManifest} from '../../live/panel/files';
import type {ProjectFacts} from '../../live/project/types';
import {contentHash} from '../contentHash';
import {integrityOf} from '../integrityOf';
import {
  bundleLive,
  LIVE_FOLDER,
  withLoadedParts,
  type LiveBundle,
} from './bundleLive';
import {framePage} from './framePage';
import type {SourceReading} from '../sourceReader';
import {panelTokens} from './panelTokens';
import {siteModules, type SiteModules} from './siteModules';

const ROOM = 'src/live';
const SAMPLES = `${LIVE_FOLDER}/`;

/** Files of live samples, and the address of the one that loads the others. */
export interface LiveFiles {
  /** Path of the panel's script below the site's base. */
  readonly script: string;
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
}

interface Setting {
  readonly siteDir: string;
  readonly baseUrl: string;
  /** Texts of the page's language by their ids. */
  readonly messages: Readonly<Record<string, string>>;
  readonly samples: SourceReading['samples'];
  readonly guides: readonly Guide[];
  readonly project: ProjectFacts;
  /** The product that samples run on; absent for the reference. */
  readonly product?: LiveProduct | undefined;
}

/** An SDK that takes the place of the reference. */
interface LiveProduct {
  readonly name: string;
  readonly version: string;
  /** Text of its module. */
  readonly text: string;
}

/** Makes all files that samples need to run in their pages. */
export async function liveFiles({
  siteDir,
  baseUrl,
  messages,
  samples,
  guides,
  project,
  product,
}: Setting): Promise<LiveFiles> {
  const bundle = (name: string, modules?: SiteModules) =>
    bundleLive(siteDir, name, `${ROOM}/${name}/index.ts`, {
      splitting: false,
      plugins: modules ? [siteModules(modules)] : [],
    });
  const [frame, editor, archive, runner] = await Promise.all([
    bundle('frame'),
    bundle('editor'),
    bundle('project', {
      generated: {project},
      messages: ownMessages(messages, ['project']),
    }),
    product ? bundleProduct(siteDir, product) : bundleReference(siteDir),
  ]);
  const files = new Map([
    ...frame.files,
    ...editor.files,
    ...archive.files,
    ...runner.files,
    ...samples.map(({id, sample}): [string, string] => [
      `${SAMPLES}sample-${id}.json`,
      JSON.stringify(sample),
    ]),
    ...guides.map((guide): [string, string] => [
      guideFile(guide),
      JSON.stringify(guide),
    ]),
    [LIVE_FRAME_FILE, framePage()] as const,
  ]);
  const address = (file: string) =>
    `${baseUrl}${file}#${integrityOf(files.get(file)!)}`;
  const live: LiveManifest = {
    page: baseUrl + LIVE_FRAME_FILE,
    frame: address(frame.entry),
    editor: address(editor.entry),
    project: address(archive.entry),
    isInstallable: !project.isPlaceholder,
    guides: Object.fromEntries(
      guides.map((guide) => [guide.page, address(guideFile(guide))]),
    ),
    samples: baseUrl + SAMPLES,
    place: product ? 'frame' : 'worker',
    runner: Object.fromEntries(
      [...runner.imports].map(([file, imports]) => [
        neighbour(file),
        {address: address(file), imports: imports.map(neighbour)},
      ]),
    ),
    entry: neighbour(runner.entry),
    ...(product && {product: {name: product.name, version: product.version}}),
  };
  const panel = await bundle('panel', {
    generated: {live, tokens: panelTokens(siteDir)},
    messages: ownMessages(messages, ['live', 'code']),
  });
  panel.files.forEach((text, file) => files.set(file, text));
  return {script: panel.entry, files};
}

/** Path of the data of a guide: changes with it. */
function guideFile(guide: Guide): string {
  return `${SAMPLES}guide-${contentHash(JSON.stringify(guide))}.json`;
}

/** The texts of some areas: what an id has after `site.`. */
function ownMessages(
  messages: Setting['messages'],
  areas: readonly string[],
): Setting['messages'] {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) =>
      areas.includes(id.split('.')[1]!),
    ),
  );
}

/** How files of a folder import each other. */
function neighbour(file: string): string {
  return `./${file.split('/').at(-1)}`;
}

async function bundleReference(siteDir: string): Promise<LiveBundle> {
  const bundle = await bundleLive(
    siteDir,
    'reference',
    `${ROOM}/worker/index.ts`,
  );
  const names = [...bundle.files.keys()].map(neighbour);
  return {
    ...bundle,
    files: new Map(
      [...bundle.files].map(([file, text]) => [
        file,
        withLoadedParts(text, names),
      ]),
    ),
  };
}

async function bundleProduct(
  siteDir: string,
  {text}: LiveProduct,
): Promise<LiveBundle> {
  return bundleLive(siteDir, 'product', `${ROOM}/product/index.ts`, {
    splitting: false,
    plugins: [
      {
        name: 'product',
        setup(setup) {
          setup.onResolve(
            {filter: /^@generated\/spreadsheet-sdk$/},
            ({path}) => ({
              path,
              namespace: 'product',
            }),
          );
          setup.onLoad({filter: /.*/, namespace: 'product'}, () => ({
            contents: text,
            loader: 'js',
          }));
        },
      },
    ],
  });
}
