import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StoredHit} from '@site/src/search/storedHits';
import HitLink from '../HitLink';
import HitText from '../HitText';

interface Props {
  readonly topics: readonly StoredHit[];
  readonly onChoose: () => void;
}

/** What others come for, for readers who have typed nothing. */
export default function Topics({topics, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className="DocSearch-Hit-source">
        <Translate id="site.search.topics">Popular topics</Translate>
      </p>
      <ul className="DocSearch-Start" aria-labelledby={id}>
        {topics.map((hit) => (
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
