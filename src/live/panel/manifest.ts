import manifest from '@generated/live';
import {loadJson, loadModule, loadText} from '../../native-first/loadFile';
import type {Change, ProjectModule} from './saveProject';
import type {LiveSample, Project} from '../sample';

/** What the build tells the panel of its files. Addresses carry their integrity behind a `#`. */
export interface LiveManifest {
  /** Page of the frame. */
  readonly page: string;
  readonly frame: string;
  /** Script of the worker that runs samples; absent for a product, which runs them in the frame. */
  readonly worker?: string | undefined;
  /** Libraries that the worker asks for when it needs them, by their names. */
  readonly parts: Readonly<Record<string, string>>;
  readonly editor: string;
  /** Script that packs projects. */
  readonly project: string;
  /** Folder of the samples. */
  readonly samples: string;
  /** Folder of the projects. */
  readonly projects: string;
  /** The product that samples run on; absent for the reference. */
  readonly product?: {readonly name: string; readonly version: string};
}

export const MANIFEST = manifest as LiveManifest;

/**
 * A library of the runtime.
 *
 * @param name - as a frame says it
 * @throws Error for what is none: frames may ask for nothing else
 */
export async function loadLibrary(name: string): Promise<string> {
  const {parts} = MANIFEST;
  if (!Object.hasOwn(parts, name)) {
    throw new Error('There is no such part.');
  }
  return loadText(parts[name]!);
}

/** A sample by its name. */
export function loadSample(id: string): Promise<LiveSample> {
  return loadJson(`${MANIFEST.samples}sample-${id}.json`);
}

/**
 * Hands the samples of a page to the reader as a project.
 *
 * @param key - names the project
 * @throws Error when its files cannot be loaded
 */
export async function downloadProject(
  key: string,
  change?: Change,
): Promise<void> {
  const [project, {saveProject}] = await Promise.all([
    loadJson<Project>(`${MANIFEST.projects}${key}.json`),
    loadModule(MANIFEST.project) as Promise<ProjectModule>,
  ]);
  saveProject(project, change);
}
