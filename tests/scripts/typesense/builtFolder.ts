import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A built page. */
export function builtPage(title: string, language: string, head = ''): string {
  return `<html lang=${language}><head>${head}<meta name=docsearch:language content=${language}><main><h1>${title}</h1><p>Text.</p></main>`;
}

/** What the home page says of itself in its head. */
export const HOME = '<link rel=canonical href=https://site.example/docs/>';

/** A folder with these files, for one test. */
export function builtFolder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}
