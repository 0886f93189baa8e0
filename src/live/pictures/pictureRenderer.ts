import {createHash} from 'node:crypto';
import {compileFiles, type SampleSource} from '../compileSample';
import {NodeRunner} from '../runner/nodeRunner';
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

/**
 * Creates a function that renders pictures. It runs the sample anew for each picture, and throws an Error if
 * the sample fails or has nothing to show for the options, and a SyntaxError if the sample does not compile.
 *
 * @param code - result of `bundleRunner`
 * @param cached - returns the stored result of a request, or calls `render`
 */
export function createPictureRenderer(
  code: string,
  cached = (_request: string, render: () => Promise<string>) => render(),
) {
  const runner = new NodeRunner(code);
  return async ({
    files,
    before,
    options,
    lang,
  }: PictureSource): Promise<RenderedPicture> => {
    const sample = compileFiles(files, before);
    const request = {sample, picture: options, lang};
    const html = await cached(JSON.stringify(request), async () => {
      const {picture, failure} = await runner.run(request);
      if (failure) {
        const {line, message} = failure;
        throw new Error(
          line ? `${message} (line ${line} of the sample)` : message,
        );
      }
      return picture!;
    });
    return replaceStyles(html);
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
        const hash = createHash('sha256').update(declaration).digest('hex');
        const name = `sheet-${hash.slice(0, 6)}`;
        classes.set(name, declaration);
        return name;
      });
      return ` class="${[own, ...names].filter(Boolean).join(' ')}"`;
    },
  );
  return {html, classes};
}
