import type {ReactNode} from 'react';
import {excerpt} from '@site/src/search/excerpt';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit} from '@site/src/search/storedHits';
import type {TextPart} from '@site/src/search/text/parts';

/** Title of a result, the headings above it, and the text around the match. */
export default function HitText({
  hit,
}: {
  hit: SearchHit | StoredHit;
}): ReactNode {
  const isFound = 'summary' in hit;
  return (
    <span>
      <span className="DocSearch-Hit-title">
        {isFound ? (
          <HeadingPath headings={[...hit.path, hit.title]} />
        ) : (
          hit.title
        )}
      </span>
      <span className="DocSearch-Hit-path">
        {isFound ? <MarkedText parts={excerpt(hit.summary)} /> : hit.section}
      </span>
    </span>
  );
}

/** Headings, each below the one before. */
export function HeadingPath({
  headings,
}: {
  headings: readonly (readonly TextPart[])[];
}): ReactNode {
  return headings.map((heading, level) => (
    // A heading's place among those above is its identity.
    <span key={level}>
      {level > 0 && <span aria-hidden="true"> › </span>}
      <MarkedText parts={heading} />
    </span>
  ));
}

/** Text with its matches marked. */
export function MarkedText({parts}: {parts: readonly TextPart[]}): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? (
      // The parts of a text have no other identity than their place.
      <mark key={index}>{text}</mark>
    ) : (
      text
    ),
  );
}
