import type {Problem} from '../../../../src/sets/problem';
import {unknownFigures} from './figures';
import {pictureTexts} from './pictureTexts';
import type {PagePicture} from './readPictures';
import type {PictureState} from './types';

/**
 * Figures in the caption, the notes and the text alternatives of a picture that its run does not leave.
 *
 * @param code - of the sample, up to the fence that the picture shows
 */
export function captionProblems(
  {page, line, props, frame}: PagePicture,
  state: PictureState,
  code: string,
): Problem[] {
  const {words, drawn} = pictureTexts(props);
  const known = {
    texts: [...state.texts, ...state.figures, code, drawn],
    rows: frame.rows.map((row) => row + 1),
    hiddenRows: state.hiddenRows.map((row) => row + 1),
  };
  return words.flatMap(({text}) =>
    unknownFigures(text, known).map((figure) => ({
      file: page.file,
      line,
      found: `${figure} in "${text}"`,
      expected: 'figures that the run of the sample leaves',
      remedy:
        'Correct the text, or write the formula that gives the figure before the picture: {/* picture: figures="AVERAGE(B2:B5)" */}.',
    })),
  );
}
