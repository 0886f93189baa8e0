import {LIVE_FRAME_FILE} from '../frame/policy';
import type {LiveManifest} from '../panel/manifest';
import type {ProjectFacts} from '../project/projectFiles';
import type {AddedFile} from '../../bundle';
import {virtualModules, type BundledFile} from '../../bundle';
import type {SourceReading} from '../source/reader';
import {bundleLive, LIVE_FOLDER} from './bundleLive';
import {bundleRuntime} from './bundleRuntime';
import {framePage} from './framePage';
import {projectOf} from './pageProject';
import {panelTokens} from './panelTokens';

/** Folder of what keeps its name when it changes: browsers ask for it each time. */
const PROJECTS = 'live-projects/';

/** Files of live samples, and the one that loads the others. */
export interface LiveFiles {
  readonly panel: BundledFile;
  readonly files: readonly AddedFile[];
}

interface Setting {
  readonly siteDir: string;
  /** Address of the site, and the path of its base in it. */
  readonly url: string;
  readonly baseUrl: string;
  readonly lang: string;
  /** Texts of the page's language by their ids. */
  readonly messages: Readonly<Record<string, string>>;
  readonly pages: readonly Pick<SourceReading, 'samples' | 'project'>[];
  readonly facts: ProjectFacts;
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
  url,
  baseUrl,
  lang,
  messages,
  pages,
  facts,
  product,
}: Setting): Promise<LiveFiles> {
  const own = Object.entries(messages).filter(([id]) =>
    id.startsWith('site.live.'),
  );
  const shared: Readonly<Record<string, string>> = {
    '@generated/tokens': `export default ${JSON.stringify(panelTokens(siteDir))}`,
    // Docusaurus's, without React: https://docusaurus.io/docs/docusaurus-core#translate-imperative
    '@docusaurus/Translate': `const MESSAGES = ${JSON.stringify(Object.fromEntries(own))};
      export const translate = ({id, message}, values = {}) =>
        (MESSAGES[id] ?? message).replace(/{(\\w+)}/g, (mark, name) => values[name] ?? mark);`,
  };
  const bundle = (
    name: string,
    entry: string,
    modules: Readonly<Record<string, string>> = {},
  ) =>
    bundleLive(siteDir, name, `src/live/${entry}`, {
      plugins: [
        virtualModules(
          /^@(?:generated|docusaurus)\//,
          (one) => modules[one] ?? shared[one],
        ),
      ],
    });
  const [frame, editor, project, runtime] = await Promise.all([
    product
      ? bundle('product', 'runner/inFrame.ts', {
          '@generated/spreadsheet-sdk': product.text,
        })
      : bundle('frame', 'frame/index.ts'),
    bundle('editor', 'panel/editor.ts'),
    bundle('project', 'panel/saveProject.ts'),
    product ? undefined : bundleRuntime(siteDir),
  ]);
  const files: AddedFile[] = [{file: LIVE_FRAME_FILE, text: framePage(lang)}];
  for (const {samples, project: of} of pages) {
    for (const {id, sample} of samples) {
      files.push({
        file: `${LIVE_FOLDER}/sample-${id}.json`,
        text: JSON.stringify(sample),
      });
    }
    if (of) {
      const made = projectOf(of, url + baseUrl, lang, facts);
      files.push({
        file: `${PROJECTS}${of.key}.json`,
        text: JSON.stringify(made),
      });
    }
  }
  /** Adds a script, and gives its address. */
  const add = (file: BundledFile): string => {
    files.push(file);
    return baseUrl + file.pathWithIntegrity;
  };
  const live: LiveManifest = {
    page: baseUrl + LIVE_FRAME_FILE,
    frame: add(frame),
    worker: runtime && add(runtime.worker),
    libraries: Object.fromEntries(
      [...(runtime?.parts ?? [])].map(([name, part]) => [name, add(part)]),
    ),
    editor: add(editor),
    project: add(project),
    samples: `${baseUrl}${LIVE_FOLDER}/`,
    projects: baseUrl + PROJECTS,
    ...(product && {product: {name: product.name, version: product.version}}),
  };
  const panel = await bundle('panel', 'panel/index.ts', {
    '@generated/live': `export default ${JSON.stringify(live)}`,
  });
  add(panel);
  return {panel, files};
}
