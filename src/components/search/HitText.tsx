import {Fragment, type ReactNode} from 'react';
import {excerpt} from '@site/src/search/excerpt';
import type {SearchHit} from '@site/src/search/hits';
import type {StoredHit} from '@site/src/search/storedHits';
import MarkedText from './MarkedText';

/** Stands between a heading and the one below it. */
export const LEVEL_SIGN = '›';

/** Title of a result, the headings above it, and the text around the match. */
export default function HitText({
  hit,
}: {
  hit: SearchHit | StoredHit;
}): ReactNode {
  if (!('summary' in hit)) {
    return (
      <span className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">{hit.title}</span>
        <span className="DocSearch-Hit-path">{hit.section}</span>
      </span>
    );
  }
  return (
    <span className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        {hit.path.map((heading, level) => (
          // A heading's place among those above is its identity.
          <Fragment key={level}>
            <MarkedText parts={heading} />{' '}
            <span aria-hidden="true">{LEVEL_SIGN}</span>{' '}
          </Fragment>
        ))}
        <MarkedText parts={hit.title} />
      </span>
      {hit.summary.length > 0 && (
        <span className="DocSearch-Hit-path">
          <MarkedText parts={excerpt(hit.summary)} />
        </span>
      )}
    </span>
  );
}
