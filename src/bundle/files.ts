import {createHash} from 'node:crypto';
import {renameSync, writeFileSync} from 'node:fs';
import type {CurrentBundler} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

export interface AddedFile {
  /** Path relative to the base path of the site. */
  readonly file: string;
  readonly text: string;
}

/** A file whose name contains a hash of its text. */
export interface BundledFile extends AddedFile {
  /** `PATH#INTEGRITY`, the format that `src/native-first/loadFile.ts` reads. */
  readonly pathWithIntegrity: string;
}

/** Returns eight hexadecimal digits for use in a file name, derived from the content. */
export function computeContentHash(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** Returns the value of an `integrity` attribute: https://www.w3.org/TR/sri-2/#integrity-metadata-description */
export function computeIntegrityHash(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Creates a file whose name contains a hash of its content. */
export function createHashedFile(
  folder: string,
  name: string,
  text: string,
  extension = 'js',
): BundledFile {
  const file = `${folder}/${name}.${computeContentHash(text)}.${extension}`;
  return {
    file,
    text,
    pathWithIntegrity: `${file}#${computeIntegrityHash(text)}`,
  };
}

/**
 * Adds files to the assets of the application. A build writes them; the development server serves them.
 *
 * @param plugin - name of the Docusaurus plugin that adds the files
 * @returns the result of that plugin's `configureWebpack`
 */
export function emitFiles(
  plugin: string,
  files: readonly AddedFile[],
): {plugins: {apply(compiler: Compiler): void}[]} {
  const apply = (compiler: Compiler): void => {
    const {Compilation, sources} = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.processAssets.tap({name: plugin, stage}, () => {
        for (const {file, text} of files) {
          compilation.emitAsset(file, new sources.RawSource(text), {
            minimized: true,
          });
        }
      });
    });
  };
  return {plugins: [{apply}]};
}

/** Writes a file atomically: processes that read it at the same time get the old or the new content, never a part. */
export function writeAtomically(
  file: string,
  content: string | Uint8Array,
): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
