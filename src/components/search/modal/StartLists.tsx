import {useId, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StoredHit, StoredHits} from '@site/src/search/storedHits';
import HitLink from '../HitLink';
import HitText from '../HitText';

interface Props {
  readonly read: StoredHits;
  readonly topics: readonly StoredHit[];
  readonly onChoose: () => void;
}

/** How many of the pages read last are listed. */
const PAGES_SHOWN = 4;

/** What helps readers on who have typed nothing: where they were, and what others come for. */
export default function StartLists({read, topics, onChoose}: Props): ReactNode {
  const [pages, setPages] = useState(read.getAll().slice(0, PAGES_SHOWN));
  const clear = () => {
    read.clear();
    setPages([]);
  };
  return (
    <>
      {pages.length > 0 && (
        <>
          <StartList
            title={
              <Translate id="site.search.readPages">Recently read</Translate>
            }
            hits={pages}
            onChoose={onChoose}
          />
          <button type="button" className="DocSearch-Prefill" onClick={clear}>
            <Translate id="site.search.forgetPages">
              Clear recently read pages
            </Translate>
          </button>
        </>
      )}
      <StartList
        title={<Translate id="site.search.topics">Popular topics</Translate>}
        hits={topics}
        onChoose={onChoose}
      />
    </>
  );
}

function StartList({
  title,
  hits,
  onChoose,
}: {
  title: ReactNode;
  hits: readonly StoredHit[];
  onChoose: () => void;
}): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className="DocSearch-Hit-source">
        {title}
      </p>
      <ul className="DocSearch-Start" aria-labelledby={id}>
        {hits.map((hit) => (
          <li key={hit.href}>
            <HitLink
              href={hit.href}
              className="DocSearch-Hit-Container"
              onClick={onChoose}>
              <HitText hit={hit} />
            </HitLink>
          </li>
        ))}
      </ul>
    </>
  );
}
