import manifest from '@generated/live';
import {loadJson, loadModule, loadText} from '../../native-first/browser';
import type {RunnableSample} from '../compileSample';
import type {DownloadableProject} from '../project/projectFiles';
import type {SourceChange} from './saveProject';

/** URLs of the files of live samples. URLs of scripts end with `#` and the integrity hash. */
export interface LiveManifest {
  /** HTML page of the frame in which samples run. */
  readonly page: string;
  readonly frame: string;
  /** Worker script that runs samples. Missing for a vendor's SDK, which runs samples in the frame itself. */
  readonly worker?: string | undefined;
  /** Library name → script that the worker loads on demand. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly editor: string;
  readonly project: string;
  /** Folder that contains the files `sample-ID.json`. */
  readonly samples: string;
  /** Folder that contains the downloadable projects. */
  readonly projects: string;
  /** Address that explains how the reference implementation differs from the SDK. */
  readonly differences: string;
  /** SDK of the vendor that runs the samples. Missing for the reference implementation. */
  readonly product?: {readonly name: string; readonly version: string};
}

/** Content of `assets/live/sample-ID.json` in a build. */
export interface LiveSample extends RunnableSample {
  /** Key of the project of the sample's page. */
  readonly project: string;
}

export const LIVE_MANIFEST = manifest as LiveManifest;

/**
 * Loads a library for the worker.
 *
 * @param name - library name, untrusted since it comes from the frame
 * @throws Error if no library has this name
 */
export async function loadLibrary(name: string): Promise<string> {
  const {libraries} = LIVE_MANIFEST;
  if (!Object.hasOwn(libraries, name)) {
    throw new Error('Unknown library');
  }
  return loadText(libraries[name]!);
}

export function loadSample(id: string): Promise<LiveSample> {
  return loadJson(`${LIVE_MANIFEST.samples}sample-${id}.json`);
}

/**
 * Downloads the project of a page.
 *
 * @throws Error if its files cannot be loaded
 */
export async function downloadProject(
  key: string,
  change?: SourceChange,
): Promise<void> {
  const [project, {saveProject}] = await Promise.all([
    loadJson<DownloadableProject>(`${LIVE_MANIFEST.projects}${key}.json`),
    loadModule(LIVE_MANIFEST.project) as Promise<
      typeof import('./saveProject')
    >,
  ]);
  saveProject(project, change);
}
