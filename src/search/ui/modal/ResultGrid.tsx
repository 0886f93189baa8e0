import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {RecentIcon} from 'typesense-docsearch-react/dist/esm/icons/RecentIcon';
import {ResetIcon} from 'typesense-docsearch-react/dist/esm/icons/ResetIcon';
import {SourceIcon} from 'typesense-docsearch-react/dist/esm/icons/SourceIcon';
import {StarIcon} from 'typesense-docsearch-react/dist/esm/icons/StarIcon';
import HitLink from '../HitLink';
import {HitText} from '../HitText';
import type {Row, RowGroup} from './rows';
import type {StoredHits} from './storedHits';

interface Props {
  readonly id: string;
  readonly groups: readonly RowGroup[];
  /** The row that the Enter key opens. */
  readonly active: Row | undefined;
  readonly stored: StoredHits;
  /** Called when the pointer moves over a row. */
  readonly onPoint: (row: Row) => void;
  readonly onChoose: (row: Row) => void;
  /** Called after the stored hits have changed. */
  readonly onStore: () => void;
}

/** Returns the id of a row, for `aria-activedescendant` of the search field. */
export function rowId(grid: string, {hit}: Row): string {
  return `${grid}-${hit.href}`;
}

/** Hits, or recent and favourite hits, grouped by section. */
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
      // Prevents the click from moving the focus out of the search field.
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
        <RowActions row={row} stored={stored} onStore={onStore} />
      )}
    </div>
  );
}

/** Buttons that save a recent hit as a favourite, and remove a hit from its list. */
function RowActions({
  row: {kind, hit},
  stored,
  onStore,
}: Pick<RowProps, 'row' | 'stored' | 'onStore'>): ReactNode {
  const save = {
    title: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    icon: <StarIcon />,
    act: () => stored.save(hit, true),
  };
  const remove = {
    title:
      kind === 'recent'
        ? translate({
            id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
            message: 'Remove this search from history',
          })
        : translate({
            id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
            message: 'Remove this search from favorites',
          }),
    icon: <ResetIcon />,
    act: () => stored.remove(hit),
  };
  const actions = kind === 'recent' ? [save, remove] : [remove];
  return actions.map(({title, icon, act}) => (
    <div key={title} role="gridcell" className="DocSearch-Hit-action">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        aria-label={title}
        onClick={() => {
          act();
          onStore();
        }}>
        {icon}
      </button>
    </div>
  ));
}
