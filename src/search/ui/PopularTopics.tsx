import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useText} from '@site/src/hooks/useText';
import {createDocsSearchTag} from '@site/src/site/sets/docsTag';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import HitLink from './HitLink';

/** Number of topics shown per documentation set if all sets are listed. */
const TOPICS_OF_EACH = 3;

interface Props {
  /** Id of a documentation set; empty for all sets. */
  readonly set: string;
  /** Tag of the documentation set that is listed first. */
  readonly preferredTag: string | undefined;
  readonly onChoose?: () => void;
}

/** Popular topics, shown before the reader types a query. The landing pages show the same list. */
export default function PopularTopics({
  set,
  preferredTag,
  onChoose,
}: Props): ReactNode {
  const id = useId();
  const {withBaseUrl} = useBaseUrlUtils();
  const textOf = useText();
  const isPreferred = (one: string) =>
    createDocsSearchTag(one) === preferredTag;
  const sets = DOCS_SET_LIST.filter((one) => set === '' || one.id === set).sort(
    (one, other) => Number(isPreferred(other.id)) - Number(isPreferred(one.id)),
  );
  return (
    <>
      <p id={id} className="DocSearch-Hit-source">
        <Translate id="site.search.topics">Popular topics</Translate>
      </p>
      <ul className="DocSearch-Start" aria-labelledby={id}>
        {sets.flatMap(({label, tasks}) =>
          tasks
            .slice(0, set === '' ? TOPICS_OF_EACH : undefined)
            .map(({to, label: task}) => (
              <li key={to}>
                <HitLink
                  href={withBaseUrl(to)}
                  className="DocSearch-Hit-Container"
                  onClick={onChoose}>
                  <span>
                    <span className="DocSearch-Hit-title">{textOf(task)}</span>
                    <span className="DocSearch-Hit-path">{textOf(label)}</span>
                  </span>
                </HitLink>
              </li>
            )),
        )}
      </ul>
    </>
  );
}
