import type {Problem} from '../../../../src/sets/problem';
import {captionProblems} from './captionProblems';
import {differing, plainCell} from './compare';
import {drawProps} from './drawProps';
import {Undrawable} from './formatWords';
import type {PagePicture} from './readPictures';
import type {PictureState} from './types';
import {specOf} from './writtenRows';

/** What a run left, or why there is none of it. */
export type RunState = PictureState | {readonly missing: string};

/** A picture with the properties that its run gives it. */
export interface DrawnPicture {
  readonly picture: PagePicture;
  readonly props: Readonly<Record<string, unknown>>;
}

const BY_HAND =
  'Correct sample or picture, or write the reason before it: {/* picture: by-hand="…" */}.';

/** The remedy of what `--pictures` mends by itself. */
export const WRITTEN_ANEW =
  'Run `npm run samples -- --pictures`, or correct the sample.';

/**
 * Draws a picture from a run, and tells where the page differs.
 *
 * @param code - of the sample, up to the fence that the picture shows
 */
export function judgePicture(
  picture: PagePicture,
  state: RunState,
  code: string,
): {readonly drawn?: DrawnPicture; readonly problems: readonly Problem[]} {
  const place = {file: picture.page.file, line: picture.line};
  if ('missing' in state) {
    return {
      problems: [
        {
          ...place,
          found: `a picture of a run, but ${state.missing}`,
          expected: 'a picture of what its sample leaves',
          remedy: BY_HAND,
        },
      ],
    };
  }
  try {
    const props = drawProps(picture, state);
    const names = differing(picture.props, props);
    return {
      drawn: {picture, props},
      problems: [
        ...names.map((name) => ({
          ...place,
          found: `${name} of a picture: ${firstDifference(picture.props[name], props[name])}`,
          expected: 'what the run of its sample leaves',
          remedy: WRITTEN_ANEW,
        })),
        ...captionProblems(picture, state, code),
      ],
    };
  } catch (error) {
    if (!(error instanceof Undrawable)) {
      throw error;
    }
    return {
      problems: [
        {
          ...place,
          found: error.message,
          expected: 'what a picture can draw, left by its sample',
          remedy: BY_HAND,
        },
      ],
    };
  }
}

/** The first cell, or the value, in which two differ. */
function firstDifference(written: unknown, drawn: unknown): string {
  const text = (value: unknown) => JSON.stringify(value) ?? 'none';
  if (Array.isArray(written) && Array.isArray(drawn)) {
    const flat = (value: readonly unknown[]) => value.flat() as unknown[];
    const [before, after] = [flat(written), flat(drawn)];
    const at = after.findIndex(
      (cell, index) =>
        text(plainCell(specOf(cell))) !==
        text(plainCell(specOf(before[index]))),
    );
    if (at >= 0) {
      return `${text(before[at])} where the run leaves ${text(after[at])}`;
    }
  }
  return `${text(written)} where the run leaves ${text(drawn)}`;
}
