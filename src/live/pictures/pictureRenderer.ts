import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {computeContentHash, writeAtomically} from '../../bundle';
import {compileFiles, type SampleSource} from '../compileSample';
import {bundleRunner, NodeRunner} from '../runner/nodeRunner';
import type {PictureOptions} from './renderPicture';

export interface PictureSource extends SampleSource {
  readonly options: PictureOptions;
  readonly lang: string;
}

export interface RenderedPicture {
  readonly html: string;
  /** Class name → CSS declaration. */
  readonly classes: ReadonlyMap<string, string>;
}

/** Cache folder of rendered pictures. File names are hashes of sample, runtime and rendering code. */
const CACHE = 'node_modules/.cache/sheet-pictures';

/**
 * Creates a function that renders pictures. It runs the sample anew for each picture that is not in the
 * cache, and throws an Error if the sample fails or has nothing to show for the options, and a SyntaxError if
 * the sample does not compile.
 *
 * @param siteDir - root of the repository
 */
export async function createPictureRenderer(siteDir: string) {
  const code = await bundleRunner(siteDir);
  const version = computeContentHash(code);
  const runner = new NodeRunner(code);
  const folder = path.join(siteDir, CACHE);
  mkdirSync(folder, {recursive: true});
  return async ({
    files,
    before,
    options,
    lang,
  }: PictureSource): Promise<RenderedPicture> => {
    const sample = compileFiles(files, before);
    const request = {sample, picture: options, lang};
    const name = computeContentHash(version + JSON.stringify(request));
    const file = path.join(folder, `${name}.html`);
    if (existsSync(file)) {
      return replaceStyles(readFileSync(file, 'utf8'));
    }
    const {picture, failure} = await runner.run(request);
    if (failure) {
      const {line, message} = failure;
      throw new Error(
        line ? `${message} (line ${line} of the sample)` : message,
      );
    }
    writeAtomically(file, picture!);
    return replaceStyles(picture!);
  };
}

/** Replaces `style` attributes by one class per declaration, since the content security policy does not allow them. */
function replaceStyles(source: string): RenderedPicture {
  const classes = new Map<string, string>();
  const html = source.replace(
    /(?: class="([^"]*)")? style="([^"]*)"/g,
    (_all, own: string | undefined, style: string) => {
      const names = style.match(/[^;]+;/g)!.map((part) => {
        const declaration = part.trim();
        const name = `sheet-${computeContentHash(declaration).slice(0, 6)}`;
        classes.set(name, declaration);
        return name;
      });
      return ` class="${[own, ...names].filter(Boolean).join(' ')}"`;
    },
  );
  return {html, classes};
}
