import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ResetIcon} from 'typesense-docsearch-react/dist/esm/icons/ResetIcon';
import {StarIcon} from 'typesense-docsearch-react/dist/esm/icons/StarIcon';
import type {Row} from './autocompleteTypes';
import {toStoredHit, type Lists} from './sources';

interface Props {
  readonly item: Row;
  readonly lists: Lists;
  readonly onChange: () => void;
}

/** Saves a recent result, or removes one from its list. */
export default function StoredHitActions({
  item,
  lists: {recent, favorites},
  onChange,
}: Props): ReactNode {
  const hit = toStoredHit(item.hit);
  const isRecent = item.row === 'recent';
  const save = () => {
    favorites.add(hit);
    recent.remove(hit);
    onChange();
  };
  const remove = () => {
    (isRecent ? recent : favorites).remove(hit);
    onChange();
  };
  return (
    <>
      {isRecent && (
        <Action
          title={translate({
            id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
            message: 'Save this search',
            description: 'The label for save recent search button',
          })}
          onClick={save}>
          <StarIcon />
        </Action>
      )}
      <Action
        title={
          isRecent
            ? translate({
                id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
                message: 'Remove this search from history',
                description: 'The label for remove recent search button',
              })
            : translate({
                id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
                message: 'Remove this search from favorites',
                description: 'The label for remove favorite search button',
              })
        }
        onClick={remove}>
        <ResetIcon />
      </Action>
    </>
  );
}

function Action({
  title,
  onClick,
  children,
}: {
  title: string;
  onClick: () => void;
  children: ReactNode;
}): ReactNode {
  return (
    <div role="gridcell" className="DocSearch-Hit-action">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        aria-label={title}
        onClick={onClick}>
        {children}
      </button>
    </div>
  );
}
