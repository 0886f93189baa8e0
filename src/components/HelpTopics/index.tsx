// @works-without-react: useEffect
import {useEffect, type PropsWithChildren, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useHistory, useLocation} from '@docusaurus/router';
import {openHelpTopic, UNKNOWN_TOPIC} from '@site/src/native-first/helpTopics';

/**
 * Redirects `?topic=ID` to the topic's page. Without a topic, it shows the list of all topics from its children.
 * `src/native-first/helpTopics.ts` performs the redirect; React repeats it after client-side navigation.
 */
export default function HelpTopics({children}: PropsWithChildren): ReactNode {
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
      {children}
    </>
  );
}
