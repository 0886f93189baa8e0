import type {HTMLAttributes, ReactNode} from 'react';
import {SourceIcon} from 'typesense-docsearch-react/dist/esm/icons/SourceIcon';
import {RecentIcon} from 'typesense-docsearch-react/dist/esm/icons/RecentIcon';
import {StarIcon} from 'typesense-docsearch-react/dist/esm/icons/StarIcon';
import HitLink from '../HitLink';
import HitText from '../HitText';
import type {Row} from './autocompleteTypes';
import StoredHitActions from './StoredHitActions';
import type {Lists} from './sources';

interface Props {
  readonly item: Row;
  readonly rowProps: object;
  readonly lists: Lists;
  /** A list changed. */
  readonly onChange: () => void;
  readonly onChoose: () => void;
}

/** One result, with what can be done to it. */
export default function ResultRow({
  item,
  rowProps,
  lists,
  onChange,
  onChoose,
}: Props): ReactNode {
  const {hit, row} = item;
  // Clicks are the link's own.
  const {onClick: _, ...props} = rowProps as HTMLAttributes<HTMLDivElement>;
  return (
    <div {...props} role="row" className="DocSearch-Hit">
      <div role="gridcell" className="DocSearch-Hit-cell">
        <HitLink
          href={hit.href}
          className="DocSearch-Hit-Container"
          onClick={onChoose}>
          <span className="DocSearch-Hit-icon" aria-hidden="true">
            <RowIcon item={item} />
          </span>
          <HitText hit={hit} />
        </HitLink>
      </div>
      {row !== 'hit' && (
        <StoredHitActions item={item} lists={lists} onChange={onChange} />
      )}
    </div>
  );
}

function RowIcon({item: {row, hit}}: {item: Row}): ReactNode {
  switch (row) {
    case 'recent':
      return <RecentIcon />;
    case 'favorite':
      return <StarIcon />;
    default:
      return <SourceIcon type={hit.type} />;
  }
}
