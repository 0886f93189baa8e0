import {useMemo, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useText} from '@site/src/hooks/useText';
import type {SearchScope} from '@site/src/search/engine';
import {createDocsSearchTag} from '@site/src/site/sets/docsTag';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';

/**
 * Restricts a search scope to the set that the filter selects.
 *
 * @param set - id of a documentation set; empty for all sets
 */
export function useFilteredScope(scope: SearchScope, set: string): SearchScope {
  return useMemo(
    () => (set === '' ? scope : {...scope, tags: [createDocsSearchTag(set)]}),
    [scope, set],
  );
}

interface Props {
  /** Id of a documentation set; empty for all sets. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export default function SetFilter({value, onChange}: Props): ReactNode {
  const textOf = useText();
  const choices = [
    {
      id: '',
      label: translate({id: 'site.search.allSets', message: 'All pages'}),
    },
    ...DOCS_SET_LIST.map(({id, label}) => ({id, label: textOf(label)})),
  ];
  return (
    <div
      role="group"
      className="DocSearch-Sets"
      aria-label={translate({
        id: 'site.search.setLegend',
        message: 'Search in',
      })}>
      {choices.map(({id, label}) => (
        <button
          key={id}
          type="button"
          className="DocSearch-Cancel"
          aria-pressed={id === value}
          onClick={() => onChange(id)}>
          {label}
        </button>
      ))}
    </div>
  );
}
