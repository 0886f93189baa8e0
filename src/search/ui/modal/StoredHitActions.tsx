import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ResetIcon} from 'typesense-docsearch-react/dist/esm/icons/ResetIcon';
import {StarIcon} from 'typesense-docsearch-react/dist/esm/icons/StarIcon';
import type {StoredHits} from '@site/src/search/storedHits';
import type {Row} from './rows';

interface Props {
  readonly row: Row;
  readonly stored: StoredHits;
  readonly onChange: () => void;
}

/** Saves a recent result, or removes one from its list. */
export default function StoredHitActions({
  row: {kind, hit},
  stored,
  onChange,
}: Props): ReactNode {
  const save = {
    title: translate({
      id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
      message: 'Save this search',
      description: 'The label for save recent search button',
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
            description: 'The label for remove recent search button',
          })
        : translate({
            id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
            message: 'Remove this search from favorites',
            description: 'The label for remove favorite search button',
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
          onChange();
        }}>
        {icon}
      </button>
    </div>
  ));
}
