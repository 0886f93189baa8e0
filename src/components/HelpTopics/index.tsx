import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {APP_AT_ONCE_META} from '@site/src/native/app';
import {findHelpTopic, type HelpTopicTable} from '@site/src/sets/helpTopics';

const neverChanges = () => () => undefined;

/**
 * The query of the address; empty until the page is hydrated. The page is built once, without a
 * query, so what depends on one must not be in the first render.
 */
function useQuery(): string {
  const {search} = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => search,
    () => '',
  );
}

/** Forwards `?topic=ID` to the topic's page, and lists every topic for everybody else. */
export default function HelpTopics({
  topics,
}: {
  topics: HelpTopicTable;
}): ReactNode {
  const search = useQuery();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const topic = findHelpTopic(topics, search);

  useEffect(() => {
    if (topic) {
      // Replaces the entry: Back returns to the application's last page, not to this one.
      history.replace(withBaseUrl(topic.to));
    }
  }, [topic, history, withBaseUrl]);

  return (
    <>
      <Head>
        <meta name={APP_AT_ONCE_META} content="" />
      </Head>
      {search.includes('topic=') && !topic && (
        <p role="status">
          <Translate id="site.helpTopics.unknown">
            There is no help page for the topic that was asked for. Choose one
            from the list.
          </Translate>
        </p>
      )}
      <ul>
        {Object.entries(topics).map(([id, {label, to}]) => (
          <li key={id}>
            <Link to={to}>{label}</Link> <code>{id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
