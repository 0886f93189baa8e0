import {useMemo} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useText} from '@site/src/hooks/useText';
import {docsTag} from '@site/src/search/records/docsTag';
import type {StoredHit} from '@site/src/search/storedHits';
import {DOCS_SET_LIST} from '@site/src/sets/index';

/** How many topics of each set are listed where all sets are. */
const TOPICS_OF_EACH = 3;

/**
 * What developers come for most, as the landing pages list it.
 *
 * @param set - id of the documentation set whose topics are wanted; empty for those of all
 * @param preferredTag - tag of the set that is read, whose topics come first
 */
export function useTopics(
  set: string,
  preferredTag: string | undefined,
): readonly StoredHit[] {
  const {withBaseUrl} = useBaseUrlUtils();
  const textOf = useText();
  // Texts and addresses stay as they are while the modal is open.
  return useMemo(() => {
    const isPreferred = (id: string) => docsTag(id) === preferredTag;
    return DOCS_SET_LIST.filter(({id}) => set === '' || id === set)
      .sort(
        (one, other) =>
          Number(isPreferred(other.id)) - Number(isPreferred(one.id)),
      )
      .flatMap(({label, tasks}) =>
        tasks.slice(0, set === '' ? TOPICS_OF_EACH : undefined).map((task) => ({
          href: withBaseUrl(task.to),
          title: textOf(task.label),
          section: textOf(label),
          type: 'lvl1' as const,
        })),
      );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [set, preferredTag]);
}
