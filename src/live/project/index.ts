// A project that readers take away: made in the page, when they ask for it.
import generated from '@generated/project';
import {strToU8, zipSync} from 'fflate';
import {guideFiles, type GuideInput} from './guideFiles';
import {projectFiles, type ProjectInput} from './projectFiles';
import {projectTexts} from './texts';
import type {ProjectFacts} from './types';

export type {GuideInput} from './guideFiles';
export type {ProjectInput} from './projectFiles';
export type {ProjectSample} from './types';

const facts = generated as ProjectFacts;

/** What this script exports. */
export interface ProjectModule {
  saveProject: typeof saveProject;
}

/**
 * Hands a project, or the projects of a guide, to the reader as an archive.
 *
 * @param source - address of the page that it is taken from
 */
export function saveProject(
  contents: Omit<ProjectInput, 'texts'> | Omit<GuideInput, 'texts'>,
  source: string,
): void {
  const input = {
    ...contents,
    texts: (address?: string) => projectTexts(source, address, facts),
  };
  const files =
    'guide' in input ? guideFiles(input, facts) : projectFiles(input, facts);
  const packed = Object.entries(files).map(
    ([path, text]) => [`${input.name}/${path}`, strToU8(text)] as const,
  );
  const archive = new Blob([zipSync(Object.fromEntries(packed))], {
    type: 'application/zip',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${input.name}.zip`;
  link.click();
  // Browsers have begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
