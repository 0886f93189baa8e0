import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {RecentIcon} from 'typesense-docsearch-react/dist/esm/icons/RecentIcon';
import {ResetIcon} from 'typesense-docsearch-react/dist/esm/icons/ResetIcon';
import {SourceIcon} from 'typesense-docsearch-react/dist/esm/icons/SourceIcon';
import {StarIcon} from 'typesense-docsearch-react/dist/esm/icons/StarIcon';
import HitLink from '../HitLink';
import {HitText} from '../HitText';
import {
  isStored,
  type ShownHit,
  type StoredHit,
  type StoredHits,
} from './storedHits';

export interface HitGroup {
  /** Hits of an answer have none: their sections would repeat, since hits keep their order. */
  readonly title?: string;
  readonly hits: readonly ShownHit[];
}

interface Props {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  /** The hit that the Enter key opens. */
  readonly active: ShownHit | undefined;
  readonly stored: StoredHits;
  /** Called when the pointer moves over a row. */
  readonly onPoint: (hit: ShownHit) => void;
  readonly onChoose: (hit: ShownHit) => void;
}

/** Returns the id of a row, for `aria-activedescendant` of the search field. */
export function getRowId(grid: string, {href}: ShownHit): string {
  return `${grid}-${href}`;
}

/** Hits of an answer, or recent and favourite hits. */
export default function ResultGrid({id, groups, ...props}: Props): ReactNode {
  const label = translate({id: 'site.search.results', message: 'Results'});
  return (
    <div id={id} role="grid" aria-label={label}>
      {groups.map(({title, hits}, index) => {
        const titleId = `${id}-title-${index}`;
        return (
          <div
            key={index}
            className="DocSearch-Hits"
            role="rowgroup"
            aria-labelledby={title && titleId}>
            {title && (
              <div
                className="DocSearch-Hit-source"
                id={titleId}
                role="presentation">
                {title}
              </div>
            )}
            {hits.map((hit) => (
              <ResultRow
                key={hit.href}
                id={getRowId(id, hit)}
                hit={hit}
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
  readonly hit: ShownHit;
}

function ResultRow({
  id,
  hit,
  active,
  stored,
  onPoint,
  onChoose,
}: RowProps): ReactNode {
  return (
    <div
      id={id}
      role="row"
      className="DocSearch-Hit"
      aria-selected={hit === active}
      onMouseMove={() => onPoint(hit)}
      // Prevents the click from moving the focus out of the search field.
      onMouseDown={(event) => event.preventDefault()}>
      <div role="gridcell" className="DocSearch-Hit-cell">
        <HitLink
          href={hit.href}
          className="DocSearch-Hit-Container"
          onClick={() => onChoose(hit)}>
          <span className="DocSearch-Hit-icon" aria-hidden="true">
            {!isStored(hit) ? (
              <SourceIcon type={hit.type} />
            ) : hit.isFavorite ? (
              <StarIcon />
            ) : (
              <RecentIcon />
            )}
          </span>
          <HitText hit={hit} />
        </HitLink>
      </div>
      {isStored(hit) && <RowActions hit={hit} stored={stored} />}
    </div>
  );
}

/** Buttons that save a recent hit as a favourite, and remove a hit from its list. */
function RowActions({
  hit,
  stored,
}: {
  readonly hit: StoredHit;
  readonly stored: StoredHits;
}): ReactNode {
  const save = {
    title: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
    }),
    icon: <StarIcon />,
    act: () => stored.save(hit, true),
  };
  const remove = {
    title: hit.isFavorite
      ? translate({
          id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
          message: 'Remove this search from favorites',
        })
      : translate({
          id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
          message: 'Remove this search from history',
        }),
    icon: <ResetIcon />,
    act: () => stored.remove(hit),
  };
  const actions = hit.isFavorite ? [remove] : [save, remove];
  return actions.map(({title, icon, act}) => (
    <div key={title} role="gridcell" className="DocSearch-Hit-action">
      <button
        type="button"
        className="DocSearch-Cancel"
        title={title}
        aria-label={title}
        onClick={act}>
        {icon}
      </button>
    </div>
  ));
}
