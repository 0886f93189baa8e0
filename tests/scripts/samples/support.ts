import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseMarkdownFile} from '../../../src/content';
import {scratchFolder} from '../../support/scratchFolder';

/** A fence of a program that makes a sheet, and goes on. */
export const sample = (code: string) => `\`\`\`ts title="app.ts"
import {createSpreadsheet} from 'spreadsheet-sdk';
const {activeSheet: sheet, engine} = await createSpreadsheet('#sheet', {licenseKey: 'KEY'});
${code}
\`\`\``;

/** Writes pages, whose text begins in line 7, into a folder of their own. */
export function pageWriter() {
  const folder = scratchFolder('samples');
  return (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `---\ntitle: Page\n---\n\n## One {#one}\n\n${text}\n`);
    return parseMarkdownFile(file);
  };
}

/** Where problems are and what was found, by the name of the file. */
export const candidatePaths = (
  problems: readonly {
    readonly file: string;
    readonly line?: number;
    readonly found: string;
  }[],
) =>
  problems
    .map(({file, line, found}) => `${path.basename(file)}:${line}: ${found}`)
    .sort();
