// Hands a project to the reader as an archive: loaded when one is asked for.
import {strToU8, zipSync} from 'fflate';
import type {Project} from '../sample';

/** What this script exports. */
export interface ProjectModule {
  saveProject: typeof saveProject;
}

/** A file of a sample, and what the reader has made of it. */
export interface Change {
  readonly original: string;
  readonly own: string;
}

export function saveProject({name, files}: Project, change?: Change): void {
  const packed = Object.entries(files).map(([path, text]) => {
    const isChanged = text === `${change?.original}\n`;
    return [
      `${name}/${path}`,
      strToU8(isChanged ? `${change!.own}\n` : text),
    ] as const;
  });
  const archive = new Blob([zipSync(Object.fromEntries(packed))], {
    type: 'application/zip',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${name}.zip`;
  link.click();
  // Browsers have begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
