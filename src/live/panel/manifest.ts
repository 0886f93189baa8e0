import manifest from '@generated/live';
import {loadJson, loadModule, loadText} from '../../native-first/browser';
import type {LiveSample, Project} from '../sample';
import type {ProjectScript, SourceChange} from './saveProject';

/** Addresses of the files of live samples. Those of scripts end with `#` and their integrity. */
export interface LiveManifest {
  /** Page of the frame. */
  readonly page: string;
  readonly frame: string;
  /** Worker that runs samples; absent for a vendor's SDK, which runs them in the frame. */
  readonly worker?: string | undefined;
  /** Libraries that the worker loads on demand, by name. */
  readonly libraries: Readonly<Record<string, string>>;
  readonly editor: string;
  readonly project: string;
  /** Folder of `sample-ID.json`. */
  readonly samples: string;
  /** Folder of the projects. */
  readonly projects: string;
  /** SDK that runs the samples; absent for the reference implementation. */
  readonly product?: {readonly name: string; readonly version: string};
}

export const MANIFEST = manifest as LiveManifest;

/**
 * Loads a library of the runtime.
 *
 * @param name - as received from the frame, so not trusted
 * @throws Error for an unknown name
 */
export async function loadLibrary(name: string): Promise<string> {
  const {libraries} = MANIFEST;
  if (!Object.hasOwn(libraries, name)) {
    throw new Error('Unknown library');
  }
  return loadText(libraries[name]!);
}

export function loadSample(id: string): Promise<LiveSample> {
  return loadJson(`${MANIFEST.samples}sample-${id}.json`);
}

/**
 * Saves the project of a page.
 *
 * @throws Error if its files cannot be loaded
 */
export async function downloadProject(
  key: string,
  change?: SourceChange,
): Promise<void> {
  const [project, {saveProject}] = await Promise.all([
    loadJson<Project>(`${MANIFEST.projects}${key}.json`),
    loadModule(MANIFEST.project) as Promise<ProjectScript>,
  ]);
  saveProject(project, change);
}
