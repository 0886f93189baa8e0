import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useText} from '@site/src/hooks/useText';
import {docsTag} from '@site/src/search/records/docsTag';
import {DOCS_SET_LIST, findDocsSet} from '@site/src/sets/index';
import styles from './styles.module.css';

/** Tags to limit a search to, for the set named in the address; `undefined` for the whole site. */
export function tagsOfSet(set: string): readonly string[] | undefined {
  return findDocsSet(set) && [docsTag(set)];
}

interface Props {
  /** Id of a documentation set; anything else means all of them. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Limits the results to one documentation set. */
export default function DocsSetFilter({value, onChange}: Props): ReactNode {
  const textOf = useText();
  const known = findDocsSet(value)?.id ?? '';
  const all = <Translate id="site.search.allSets">All pages</Translate>;
  const choices = [
    {id: '', label: all},
    ...DOCS_SET_LIST.map(({id, label}) => ({id, label: textOf(label)})),
  ];
  return (
    <fieldset className={styles.sets}>
      <legend>
        {translate({id: 'site.search.setLegend', message: 'Search in'})}
      </legend>
      {choices.map(({id, label}) => (
        <label key={id}>
          <input
            type="radio"
            name="set"
            value={id}
            checked={known === id}
            onChange={() => onChange(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
