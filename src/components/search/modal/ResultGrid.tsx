import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Autocomplete, RowCollection, Row} from './autocompleteTypes';
import ResultRow from './ResultRow';
import type {Lists} from './sources';

interface Props {
  readonly id: string;
  readonly autocomplete: Autocomplete;
  readonly collections: readonly RowCollection[];
  readonly lists: Lists;
  readonly choose: (row: Row) => void;
}

/** Results, or earlier ones, below the section they belong to. */
export default function ResultGrid({
  id,
  autocomplete,
  collections,
  lists,
  choose,
}: Props): ReactNode {
  const label = translate({id: 'site.search.results', message: 'Results'});
  return (
    <div id={id} role="grid" aria-label={label}>
      {collections
        .filter(({items}) => items.length > 0)
        .map(({source, items}) => {
          const listId = `${id}-${source.sourceId}`;
          return (
            <div
              key={source.sourceId}
              className="DocSearch-Hits"
              role="rowgroup"
              aria-labelledby={listId}>
              <div
                className="DocSearch-Hit-source"
                id={listId}
                role="presentation">
                <SourceTitle row={items[0]!} />
              </div>
              {items.map((item) => (
                <ResultRow
                  key={item.href}
                  item={item}
                  rowProps={autocomplete.getItemProps({item, source})}
                  lists={lists}
                  onChange={() => void autocomplete.refresh()}
                  onChoose={() => choose(item)}
                />
              ))}
            </div>
          );
        })}
    </div>
  );
}

function SourceTitle({row: {row, hit}}: {row: Row}): ReactNode {
  switch (row) {
    case 'recent':
      return (
        <Translate
          id="theme.SearchModal.startScreen.recentSearchesTitle"
          description="The title for recent searches">
          Recent
        </Translate>
      );
    case 'favorite':
      return (
        <Translate
          id="theme.SearchModal.startScreen.favoriteSearchesTitle"
          description="The title for favorite searches">
          Favorite
        </Translate>
      );
    default:
      return hit.section;
  }
}
