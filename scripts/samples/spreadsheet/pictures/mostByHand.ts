import type {Problem} from '../../../../src/sets/problem';
import type {PicturesReport} from './pictureRun';

/** Most pictures that may be typed by hand: what a run cannot show. It may only fall. */
const MOST_BY_HAND = 7;

const SHORTEST_REASON = 10;

/** Pictures by hand that are too many, or give no reason. */
export function mostByHand({
  byHand,
}: Pick<PicturesReport, 'byHand'>): Problem[] {
  const problem = (
    {page, line}: PicturesReport['byHand'][number],
    found: string,
    expected: string,
  ): Problem => ({
    file: page.file,
    line,
    found,
    expected,
    remedy: 'Let a sample leave what the picture shows, and take by-hand away.',
  });
  return [
    ...byHand
      .filter(({reason = ''}) => reason.length < SHORTEST_REASON)
      .map((picture) =>
        problem(
          picture,
          `by-hand="${picture.reason}"`,
          `a reason of ${SHORTEST_REASON} characters at least`,
        ),
      ),
    ...byHand
      .slice(MOST_BY_HAND)
      .map((picture, index) =>
        problem(
          picture,
          `picture number ${MOST_BY_HAND + index + 1} that is typed by hand`,
          `at most ${MOST_BY_HAND}`,
        ),
      ),
  ];
}
