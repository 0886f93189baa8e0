import type {LoadContext} from '@docusaurus/types';
import {
  computeIntegrityHash,
  type AddedFile,
  type BundledFile,
} from '../../bundle';
import {cachePerPage, findOriginalFile, getPageStore} from '../../content';
import {PROJECTS_FOLDER} from '../../site/paths';
import type {RuntimeModuleSource} from '../../site/settingsReader';
import {compileFiles} from '../compileSample';
import {LIVE_FRAME_FILE, buildLiveFramePolicy} from '../frame/policy';
import type {LiveManifest, LiveSample} from '../panel/manifest';
import {createTemplateFiller} from '../project/templates';
import {
  bundleRuntime,
  createLiveBundler,
  LIVE_FOLDER,
  loadRuntime,
} from './bundles';
import {findLiveFences} from './liveFences';
import {createProject, findPageProject, getProjectKey} from './pageProject';

/** All files that live samples need in a build. */
export interface LiveFiles {
  /** Script that runs samples and loads the other files. */
  readonly panel: BundledFile;
  readonly files: readonly AddedFile[];
}

export interface LiveOptions {
  /** Vendor's SDK on which samples run. The reference implementation is used if it is missing. */
  readonly runtime: RuntimeModuleSource | undefined;
  /** Source from which npm installs the SDK, if known. */
  readonly spreadsheetPackage: string | undefined;
}

/**
 * Creates all files that live samples need in the build of a locale.
 *
 * @throws Error if the vendor's SDK cannot be loaded
 */
export async function createLiveFiles(
  context: LoadContext,
  {runtime: product, spreadsheetPackage}: LiveOptions,
): Promise<LiveFiles> {
  const {siteDir, baseUrl, i18n} = context;
  const lang = i18n.currentLocale;
  const bundle = createLiveBundler(context);
  const [frame, editor, project, runtime] = await Promise.all([
    product
      ? bundle('product', 'runner/inFrame.ts', {
          '@generated/spreadsheet-sdk': await loadRuntime(
            product.address,
            siteDir,
            product.integrity,
          ),
        })
      : bundle('frame', 'frame/index.ts'),
    bundle('editor', 'panel/editor.ts'),
    bundle('project', 'panel/saveProject.ts'),
    product ? undefined : bundleRuntime(bundle),
  ]);
  const files: AddedFile[] = [
    {file: LIVE_FRAME_FILE, text: framePage(lang)},
    ...pageFiles(context, spreadsheetPackage),
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
      (runtime?.libraries ?? []).map(([name, file]) => [name, add(file)]),
    ),
    editor: add(editor),
    project: add(project),
    samples: `${baseUrl}${LIVE_FOLDER}/`,
    projects: baseUrl + PROJECTS_FOLDER,
    differences: `${baseUrl}markdown-page#preview-engine`,
    ...(product && {product: {name: product.name, version: product.version}}),
  };
  const panel = await bundle('panel', 'panel/index.ts', {
    '@generated/live': `export default ${JSON.stringify(live)}`,
  });
  add(panel);
  return {panel, files};
}

/** Compiles the samples of a page: id → compiled sample. Cached. */
const compiledSamples = cachePerPage(({file}, store) =>
  findLiveFences(store, file).map(({id, files, before}) => {
    const sample: LiveSample = {
      ...compileFiles(files, before),
      project: getProjectKey(file),
    };
    return {id, sample};
  }),
);

/** Creates the files of the samples and projects of all pages. */
function pageFiles(
  {siteDir, siteConfig: {url}, baseUrl, i18n}: LoadContext,
  spreadsheetPackage: string | undefined,
): AddedFile[] {
  const store = getPageStore(siteDir);
  const lang = i18n.currentLocale;
  const fill = createTemplateFiller(siteDir, lang, spreadsheetPackage);
  // Translations show the samples of the English pages.
  const pages = store
    .list()
    .filter((file) => (findOriginalFile(file) ?? file) === file);
  return pages.flatMap((page) => {
    const project = findPageProject(store, page);
    return [
      ...compiledSamples(store, page).map(({id, sample}) => ({
        file: `${LIVE_FOLDER}/sample-${id}.json`,
        text: JSON.stringify(sample),
      })),
      ...(project ? [project] : []).map((one) => ({
        // The name contains no hash, so browsers must revalidate the file.
        file: `${PROJECTS_FOLDER}${one.key}.json`,
        text: JSON.stringify(createProject(one, url + baseUrl, lang, fill)),
      })),
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
  const hash = computeIntegrityHash(FRAME_SCRIPT);
  const policy = buildLiveFramePolicy([`'${hash}'`], false);
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="robots" content="noindex"><title>Sample</title></head><body><script>${FRAME_SCRIPT}</script></body></html>\n`;
}
