import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SourceIcon} from 'typesense-docsearch-react/dist/esm/icons/SourceIcon';
import {RecentIcon} from 'typesense-docsearch-react/dist/esm/icons/RecentIcon';
import {StarIcon} from 'typesense-docsearch-react/dist/esm/icons/StarIcon';
import type {StoredHits} from '@site/src/search/storedHits';
import HitLink from '../HitLink';
import HitText from '../HitText';
import type {Row, RowGroup} from './rows';
import StoredHitActions from './StoredHitActions';

interface Props {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  /** The row that Enter opens. */
  readonly active: Row | undefined;
  readonly stored: StoredHits;
  /** Called with the row under the pointer. */
  readonly onPoint: (row: Row) => void;
  readonly onChoose: (row: Row) => void;
  /** The stored rows are others now. */
  readonly onStore: () => void;
}

/** Id of a row; the search field names the one that is active. */
export function rowId(grid: string, {hit}: Row): string {
  return `${grid}-${hit.href}`;
}

/** Results, or earlier ones, below the section they belong to. */
export default function ResultGrid({id, groups, ...props}: Props): ReactNode {
  const label = translate({id: 'site.search.results', message: 'Results'});
  return (
    <div id={id} role="grid" aria-label={label}>
      {groups.map(({title, rows}, index) => {
        const titleId = `${id}-title-${index}`;
        return (
          <div
            key={index}
            className="DocSearch-Hits"
            role="rowgroup"
            aria-labelledby={titleId}>
            <div
              className="DocSearch-Hit-source"
              id={titleId}
              role="presentation">
              {title}
            </div>
            {rows.map((row) => (
              <ResultRow
                key={row.hit.href}
                id={rowId(id, row)}
                row={row}
                {...props}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface RowProps extends Omit<Props, 'groups'> {
  readonly row: Row;
}

/** One result, with what can be done to it. */
function ResultRow({
  id,
  row,
  active,
  stored,
  onPoint,
  onChoose,
  onStore,
}: RowProps): ReactNode {
  const {kind, hit} = row;
  return (
    <div
      id={id}
      role="row"
      className="DocSearch-Hit"
      aria-selected={row === active}
      onMouseMove={() => onPoint(row)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}>
      <div role="gridcell" className="DocSearch-Hit-cell">
        <HitLink
          href={hit.href}
          className="DocSearch-Hit-Container"
          onClick={() => onChoose(row)}>
          <span className="DocSearch-Hit-icon" aria-hidden="true">
            {kind === 'recent' && <RecentIcon />}
            {kind === 'favorite' && <StarIcon />}
            {kind === 'hit' && <SourceIcon type={hit.type} />}
          </span>
          <HitText hit={hit} />
        </HitLink>
      </div>
      {kind !== 'hit' && (
        <StoredHitActions row={row} stored={stored} onChange={onStore} />
      )}
    </div>
  );
}
