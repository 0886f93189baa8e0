import type {ReactNode} from 'react';
import type {TextPart} from '@site/src/search/text/parts';

/** Text with its matches marked. */
export default function MarkedText({
  parts,
}: {
  parts: readonly TextPart[];
}): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? (
      // The parts of a text have no other identity than their place.
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
