import {LIVE_FRAME_FILE} from '../../hosts/liveFrame';
import type {LiveManifest} from '../../live/panel/files';
import type {ProjectFacts} from '../../live/project/projectFiles';
import {integrityOf} from '../integrityOf';
import type {SourceReading} from '../sourceReader';
import {
  bundleLive,
  givenModules,
  LIVE_FOLDER,
  type LiveScript,
} from './bundleLive';
import {bundleRuntime} from './bundleRuntime';
import {framePage} from './framePage';
import {projectOf} from './pageProject';
import {panelTokens} from './panelTokens';

/** Folder of what keeps its name when it changes: browsers ask for it each time. */
const PROJECTS = 'live-projects/';

/** Files of live samples, and the address of the one that loads the others. */
export interface LiveFiles {
  /** Path of the panel's script below the site's base. */
  readonly script: string;
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
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
  const bundle = (
    name: string,
    modules: Readonly<Record<string, string>> = {},
  ) =>
    bundleLive(siteDir, name, `src/live/${name}/index.ts`, {
      plugins: [
        givenModules(/^@(?:generated|docusaurus)\//, (one) => modules[one]),
      ],
    });
  const [frame, editor, project, runtime] = await Promise.all([
    product
      ? bundle('product', {'@generated/spreadsheet-sdk': product.text})
      : bundle('frame'),
    bundle('editor'),
    bundle('project'),
    product ? undefined : bundleRuntime(siteDir),
  ]);
  const files = new Map([[LIVE_FRAME_FILE, framePage()]]);
  for (const {samples, project: of} of pages) {
    for (const {id, sample} of samples) {
      files.set(`${LIVE_FOLDER}/sample-${id}.json`, JSON.stringify(sample));
    }
    if (of) {
      const made = projectOf(of, url + baseUrl, lang, facts);
      files.set(`${PROJECTS}${of.key}.json`, JSON.stringify(made));
    }
  }
  /** Adds a script, and gives its address. */
  const add = ({file, text}: LiveScript): string => {
    files.set(file, text);
    return `${baseUrl}${file}#${integrityOf(text)}`;
  };
  const live: LiveManifest = {
    page: baseUrl + LIVE_FRAME_FILE,
    frame: add(frame),
    worker: runtime && add(runtime.worker),
    parts: Object.fromEntries(
      [...(runtime?.parts ?? [])].map(([name, part]) => [name, add(part)]),
    ),
    editor: add(editor),
    project: add(project),
    isInstallable: !facts.isPlaceholder,
    samples: `${baseUrl}${LIVE_FOLDER}/`,
    projects: baseUrl + PROJECTS,
    ...(product && {product: {name: product.name, version: product.version}}),
  };
  const own = Object.entries(messages).filter(([id]) =>
    /^site\.(?:live|code)\./.test(id),
  );
  const panel = await bundle('panel', {
    '@generated/live': `export default ${JSON.stringify(live)}`,
    '@generated/tokens': `export default ${JSON.stringify(panelTokens(siteDir))}`,
    // Docusaurus's, without React: https://docusaurus.io/docs/docusaurus-core#translate-imperative
    '@docusaurus/Translate': `const MESSAGES = ${JSON.stringify(Object.fromEntries(own))};
      export const translate = ({id, message}, values = {}) =>
        (MESSAGES[id] ?? message).replace(/{(\\w+)}/g, (mark, name) => values[name] ?? mark);`,
  });
  add(panel);
  return {script: panel.file, files};
}
