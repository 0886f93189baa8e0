import type {ReactNode} from 'react';
import {excerpt} from '@site/src/search/excerpt';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit} from '@site/src/search/storedHits';
import HeadingPath from './HeadingPath';
import MarkedText from './MarkedText';

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
