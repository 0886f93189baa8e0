// A project that readers take away: made in the page, when they ask for it.
import generated from '@generated/project';
import {projectFiles, type ProjectInput} from './projectFiles';
import type {ProjectFacts} from './sample';
import {projectTexts} from './texts';
import {zip} from './zip';

export type {ProjectSample} from './sample';

const facts = generated as ProjectFacts;

/** What this script exports. */
export interface ProjectModule {
  saveProject: typeof saveProject;
}

/**
 * Hands a project to the reader as an archive.
 *
 * @param source - address of the page that it is taken from
 */
export function saveProject(input: ProjectInput, source: string): void {
  const files = projectFiles(input, facts, projectTexts(source, facts));
  const archive = new Blob([zip(input.name, files)], {type: 'application/zip'});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${input.name}.zip`;
  link.click();
  // Browsers have begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
