// A project that readers take away: made in the page, when they ask for it.
import generated from '@generated/project';
import {guideFiles, type GuideInput} from './guideFiles';
import {projectFiles, type ProjectInput} from './projectFiles';
import type {ProjectFacts} from './sample';
import {projectTexts} from './texts';
import {zip} from './zip';

export type {ProjectSample} from './sample';

const facts = generated as ProjectFacts;

/** What this script exports. */
export interface ProjectModule {
  saveProject: typeof saveProject;
  saveGuide: typeof saveGuide;
}

/**
 * Hands a project to the reader as an archive.
 *
 * @param source - address of the page that it is taken from
 */
export function saveProject(input: ProjectInput, source: string): void {
  save(input.name, projectFiles(input, facts, projectTexts(source, facts)));
}

/** Hands the projects of a guide to the reader, as {@link saveProject} does. */
export function saveGuide(input: GuideInput, source: string): void {
  save(input.name, guideFiles(input, facts, projectTexts(source, facts)));
}

function save(name: string, files: Readonly<Record<string, string>>): void {
  const archive = new Blob([zip(name, files)], {type: 'application/zip'});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${name}.zip`;
  link.click();
  // Browsers have begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
