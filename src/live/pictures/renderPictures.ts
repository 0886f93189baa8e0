import {createHash} from 'node:crypto';
import {compileFiles} from '../compileSample';
import {NodeRunner} from '../runner/nodeRunner';
import type {SampleFile} from '../sample';
import type {PictureOptions} from './options';

/** A picture as its page describes it. */
export interface PictureSource {
  /** Files of its sample, which is the last. */
  readonly files: readonly SampleFile[];
  /** TypeScript that runs first. */
  readonly before: string | undefined;
  readonly options: PictureOptions;
  readonly lang: string;
}

/** A picture as markup. */
export interface DrawnPicture {
  readonly html: string;
  /** Name of a class → the declaration that it stands for. */
  readonly classes: ReadonlyMap<string, string>;
}

/**
 * Makes a function that draws pictures, each of a run of its own.
 *
 * @param code - see `bundleRunner`
 * @param keep - gives what `draw` draws, or what it has drawn before for the same request
 * @returns throws Error when a sample fails, or leaves what cannot be drawn; SyntaxError for what cannot be compiled
 */
export function pictureDrawer(
  code: string,
  keep = (_request: string, draw: () => Promise<string>) => draw(),
) {
  const runner = new NodeRunner(code);
  return async ({
    files,
    before,
    options,
    lang,
  }: PictureSource): Promise<DrawnPicture> => {
    const sample = compileFiles(files, before);
    const request = {sample, picture: options, lang};
    const drawn = await keep(JSON.stringify(request), async () => {
      const {picture, failure} = await runner.run(request);
      if (failure) {
        const {line, message} = failure;
        throw new Error(
          line ? `${message} (line ${line} of the sample)` : message,
        );
      }
      return picture!;
    });
    return withClasses(drawn);
  };
}

/** Gives what has a style a class for each declaration: the policy of the site allows no `style` attributes. */
function withClasses(drawn: string): DrawnPicture {
  const classes = new Map<string, string>();
  const html = drawn.replace(
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
