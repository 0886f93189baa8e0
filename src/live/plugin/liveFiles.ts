import {createHash} from 'node:crypto';
import {
  createVirtualModulesPlugin,
  type AddedFile,
  type BundledFile,
} from '../../bundle';
import {getPageStore, cachePerPage} from '../../content';
import {compileFiles} from '../compileSample';
import {LIVE_FRAME_FILE, liveFramePolicy} from '../frame/policy';
import type {LiveManifest} from '../panel/manifest';
import type {SharedProjectData} from '../project/projectFiles';
import type {LiveSample} from '../sample';
import {
  bundleLive,
  bundleRuntime,
  LIVE_FOLDER,
  panelCssVariables,
} from './bundles';
import {findLiveFences} from './liveFences';
import {createProject, pageProject, projectKey} from './pageProject';

/** Folder of the projects. Their file names contain no hash, so browsers must revalidate them. */
const PROJECTS = 'live-projects/';

/** All files that live samples need in a build. */
export interface LiveFiles {
  /** Script that runs samples and loads the other files. */
  readonly panel: BundledFile;
  readonly files: readonly AddedFile[];
}

interface Options {
  readonly siteDir: string;
  /** Origin of the site, such as `https://example.com`. */
  readonly url: string;
  /** Base path of the locale. */
  readonly baseUrl: string;
  readonly lang: string;
  /** Translated texts of the locale by id. */
  readonly messages: Readonly<Record<string, string>>;
  readonly facts: SharedProjectData;
  /** Vendor's SDK on which samples run. The reference implementation is used if it is missing. */
  readonly product?: LiveProduct | undefined;
}

interface LiveProduct {
  readonly name: string;
  readonly version: string;
  /** Source text of the SDK module. */
  readonly text: string;
}

/** Creates all files that live samples need. */
export async function createLiveFiles(options: Options): Promise<LiveFiles> {
  const {siteDir, baseUrl, lang, product} = options;
  const bundle = scriptBundler(options);
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
  const files: AddedFile[] = [
    {file: LIVE_FRAME_FILE, text: framePage(lang)},
    ...pageFiles(options),
  ];
  /** Adds a script to the files, and returns its URL. */
  const add = (file: BundledFile): string => {
    files.push(file);
    return baseUrl + file.pathWithIntegrity;
  };
  const live: LiveManifest = {
    page: baseUrl + LIVE_FRAME_FILE,
    frame: add(frame),
    worker: runtime && add(runtime.worker),
    libraries: Object.fromEntries(
      [...(runtime?.libraries ?? [])].map(([name, file]) => [name, add(file)]),
    ),
    editor: add(editor),
    project: add(project),
    samples: `${baseUrl}${LIVE_FOLDER}/`,
    projects: baseUrl + PROJECTS,
    differences: `${baseUrl}markdown-page#preview-engine`,
    ...(product && {product: {name: product.name, version: product.version}}),
  };
  const panel = await bundle('panel', 'panel/index.ts', {
    '@generated/live': `export default ${JSON.stringify(live)}`,
  });
  add(panel);
  return {panel, files};
}

/** Creates a function that bundles a script. Provides the modules that exist only in bundles. */
function scriptBundler({siteDir, messages}: Options) {
  const own = Object.entries(messages).filter(([id]) =>
    id.startsWith('site.live.'),
  );
  const shared: Readonly<Record<string, string>> = {
    '@generated/tokens': `export default ${JSON.stringify(panelCssVariables(siteDir))}`,
    // Implements Docusaurus' `translate` without React:
    // https://docusaurus.io/docs/docusaurus-core#translate-imperative
    '@docusaurus/Translate': `const MESSAGES = ${JSON.stringify(Object.fromEntries(own))};
      export const translate = ({id, message}, values = {}) =>
        (MESSAGES[id] ?? message).replace(/{(\\w+)}/g, (mark, name) => values[name] ?? mark);`,
  };
  return (
    name: string,
    entry: string,
    modules: Readonly<Record<string, string>> = {},
  ) =>
    bundleLive(siteDir, name, `src/live/${entry}`, {
      plugins: [
        createVirtualModulesPlugin(
          /^@(?:generated|docusaurus)\//,
          (one) => modules[one] ?? shared[one],
        ),
      ],
    });
}

/** Compiles the samples of a page: id → compiled sample. Cached. */
const compiledSamples = cachePerPage(({file}, store) =>
  findLiveFences(store, file).map(({id, files, before, start}) => {
    const sample: LiveSample = {
      ...compileFiles(files, before),
      start,
      project: projectKey(file),
    };
    return {id, sample};
  }),
);

/** Creates the files of the samples and projects of all pages. */
function pageFiles({siteDir, url, baseUrl, lang, facts}: Options): AddedFile[] {
  const store = getPageStore(siteDir);
  return store.list().flatMap((page) => {
    const project = pageProject(store, page);
    return [
      ...compiledSamples(store, page).map(({id, sample}) => ({
        file: `${LIVE_FOLDER}/sample-${id}.json`,
        text: JSON.stringify(sample),
      })),
      ...(project
        ? [
            {
              file: `${PROJECTS}${project.key}.json`,
              text: JSON.stringify(
                createProject(project, url + baseUrl, lang, facts),
              ),
            },
          ]
        : []),
    ];
  });
}

/** Script of the frame's page. Waits for a message from the embedding page, and runs the script in it. */
const FRAME_SCRIPT = `addEventListener("message",function listen(event){if(event.source===parent){removeEventListener("message",listen);import(URL.createObjectURL(new Blob([event.data.script],{type:"text/javascript"}))).then(function(frame){frame.start(event.ports[0],event.data.worker)})}})`;

/**
 * Creates the HTML page in which samples run. It contains the content security policy too, for hosts that
 * send no headers.
 */
function framePage(lang: string): string {
  const hash = createHash('sha256').update(FRAME_SCRIPT).digest('base64');
  const policy = liveFramePolicy([`'sha256-${hash}'`], false);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Sample</title></head><body><script>${FRAME_SCRIPT}</script></body></html>\n`;
}
