import {readFileSync} from 'node:fs';
import {surfaceOfDeclarations} from './surfaceOfDeclarations';
import {surfaceOfHeader} from './surfaceOfHeader';
import type {Surface} from './types';

/** Whether a contract is a TypeScript declaration file; otherwise it is a C header. */
export function isDeclarationFile(file: string): boolean {
  return /\.d\.[cm]?ts$/.test(file);
}

/**
 * Reads the public names of a contract: of a C header, or of a TypeScript declaration file.
 *
 * @param file - path; its end decides the language
 * @param source - its text; read from the file when left out
 * @throws Error with file and line for what cannot be read
 */
export async function readSurface(
  file: string,
  source = readFileSync(file, 'utf8'),
): Promise<Surface> {
  return isDeclarationFile(file)
    ? surfaceOfDeclarations(file, source)
    : surfaceOfHeader(file, source);
}
