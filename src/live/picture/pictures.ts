import {compileFiles} from '../compileFiles';
import {drawPicture, type DrawnPicture} from './drawPicture';
import {PictureRunner} from './runner';
import type {PictureOptions, PictureState} from './types';

/** A picture as its page describes it. */
export interface PictureSource {
  /** Files of its sample, which is the last. */
  readonly files: readonly {readonly name: string; readonly source: string}[];
  /** TypeScript that runs first. */
  readonly before: string | undefined;
  readonly options: PictureOptions;
  readonly lang: string;
}

/** Gives the state of a picture: what `read` reads, or what it has read before of the same request. */
export type KeepState = (
  request: string,
  read: () => Promise<PictureState>,
) => Promise<PictureState>;

/**
 * Makes a function that draws pictures, each of a run of its own.
 *
 * @param code - see {@link bundleRunner}
 * @returns throws Error when a sample fails, or leaves what cannot be drawn; SyntaxError for what cannot be compiled
 */
export function pictureDrawer(code: string) {
  const runner = new PictureRunner(code);
  return async (
    {files, before, options, lang}: PictureSource,
    keep: KeepState = (_request, read) => read(),
  ): Promise<DrawnPicture> => {
    const request = {sample: compileFiles(files, before), options, lang};
    const state = await keep(JSON.stringify(request), async () => {
      const result = await runner.run(request);
      if ('state' in result) {
        return result.state;
      }
      const {line, error} = result;
      throw new Error(line ? `${error} (line ${line} of the sample)` : error);
    });
    return drawPicture(state, options, lang);
  };
}
