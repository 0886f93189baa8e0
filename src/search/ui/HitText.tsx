import type {ReactNode} from 'react';
import {toPlainText, type TextPart} from '@site/src/search/engine';
import type {ShownHit} from './modal/storedHits';

interface PartsProps {
  readonly parts: readonly TextPart[];
}

export function HighlightedText({parts}: PartsProps): ReactNode {
  return parts.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}

const SEPARATOR = ' › ';

/** Shows the headings above a hit, from the outermost to the innermost. */
export function HeadingPath({
  headings,
}: {
  readonly headings: readonly PartsProps['parts'][];
}): ReactNode {
  return headings.map((heading, level) => (
    <span key={level}>
      {level > 0 && <span aria-hidden="true">{SEPARATOR}</span>}
      <HighlightedText parts={heading} />
    </span>
  ));
}

/** Title, section and excerpt of a hit in the modal. */
export function HitText({hit}: {readonly hit: ShownHit}): ReactNode {
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
      <span className="DocSearch-Hit-path">{hit.section}</span>
      {isFound && (
        <span className="DocSearch-Hit-summary">
          <HighlightedText parts={createExcerpt(hit.summary)} />
        </span>
      )}
    </span>
  );
}

/** Maximum number of characters before the first match. Small, so that two lines on a phone still show the match. */
const BEFORE = 30;

/** Maximum number of characters from the first match on, which fill two lines on a wide screen. */
const AFTER = 150;

/** Shortens a text to the words around its first match. */
export function createExcerpt(parts: readonly TextPart[]): TextPart[] {
  const match = Math.max(
    0,
    parts.findIndex(({isMatch}) => isMatch),
  );
  const before = toPlainText(parts.slice(0, match));
  const cut: TextPart[] =
    before.length > BEFORE
      ? [{text: before.slice(-BEFORE).replace(/^\S*/, '…'), isMatch: false}]
      : parts.slice(0, match);
  let rest = AFTER;
  for (const {text, isMatch} of parts.slice(match)) {
    if (text.length > rest) {
      const last = text.slice(0, rest).replace(/\s\S*$/, '');
      return [...cut, {text: `${last} …`, isMatch}];
    }
    cut.push({text, isMatch});
    rest -= text.length;
  }
  return cut;
}
