// Script that saves a project as a ZIP archive. Loaded on demand.
import {strToU8, zipSync} from 'fflate';
import type {DownloadableProject} from '../project/projectFiles';

/** Source of a sample before and after the reader edited it. */
export interface SourceChange {
  readonly before: string;
  readonly after: string;
}

export function saveProject(
  {name, files}: DownloadableProject,
  change?: SourceChange,
): void {
  const entries = Object.entries(files).map(([path, text]) => {
    const isEdited = text === `${change?.before}\n`;
    return [
      `${name}/${path}`,
      strToU8(isEdited ? `${change!.after}\n` : text),
    ] as const;
  });
  const archive = new Blob([zipSync(Object.fromEntries(entries))], {
    type: 'application/zip',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = `${name}.zip`;
  link.click();
  // Revokes the URL later, since the browser reads the blob after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
