import type {ReactNode} from 'react';
import type {TextPart} from '@site/src/search/text/parts';
import MarkedText from './MarkedText';

/** Stands between a heading and the one below it. */
const LEVEL_SIGN = ' › ';

/** Headings, each below the one before. */
export default function HeadingPath({
  headings,
}: {
  headings: readonly (readonly TextPart[])[];
}): ReactNode {
  return headings.map((heading, level) => (
    // A heading's place among those above is its identity.
    <span key={level}>
      {level > 0 && <span aria-hidden="true">{LEVEL_SIGN}</span>}
      <MarkedText parts={heading} />
    </span>
  ));
}
