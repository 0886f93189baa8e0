import {loadModule} from '../../native/loadFile';
import type {ProjectModule} from '../project';
import type {Project} from '../sample';
import {loadJson, MANIFEST} from './files';

/**
 * Hands the samples of a page to the reader as a project.
 *
 * @param key - names the project
 * @param original - source of a sample in whose place the reader's own stands
 * @throws Error when its files cannot be loaded
 */
export async function downloadProject(
  key: string,
  original = '',
  own = original,
): Promise<void> {
  const [{name, files}, {saveProject}] = await Promise.all([
    loadJson<Project>(`${MANIFEST.projects}${key}.json`),
    loadModule(MANIFEST.project) as Promise<ProjectModule>,
  ]);
  const texts = Object.entries(files).map(([path, text]) => [
    path,
    text === `${original}\n` ? `${own}\n` : text,
  ]);
  saveProject({name, files: Object.fromEntries(texts) as Project['files']});
}
