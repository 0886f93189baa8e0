// @works-without-react: useEffect
import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {
  openHelpTopic,
  TOPIC_ATTRIBUTE,
  UNKNOWN_TOPIC,
} from '@site/src/native-first/helpTopics';
import type {HelpTopicTable} from '@site/src/site/sets/helpTopics';

/**
 * Redirects `?topic=ID` to the topic's page. Without a topic, it lists all topics.
 * `src/native-first/helpTopics.ts` performs the redirect; React repeats it after client-side navigation.
 */
export default function HelpTopics({
  topics,
}: {
  topics: HelpTopicTable;
}): ReactNode {
  const history = useHistory();
  const {search} = useLocation();
  useEffect(() => {
    openHelpTopic(search, (href) => history.replace(href));
  }, [search, history]);

  return (
    <>
      <p
        role="status"
        data-native={UNKNOWN_TOPIC}
        hidden
        suppressHydrationWarning>
        <Translate id="site.helpTopics.unknown">
          There is no help page for this topic. Choose one from the list.
        </Translate>
      </p>
      <ul>
        {Object.entries(topics).map(([id, {label, to}]) => (
          <li key={id}>
            <Link to={to} {...{[TOPIC_ATTRIBUTE]: id}}>
              {label}
            </Link>{' '}
            <code>{id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
