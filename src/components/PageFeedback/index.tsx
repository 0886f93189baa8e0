import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {fillLink} from '@site/src/site/linkTemplate';
import {isUnlistedPage} from '@site/src/site/unlistedPages';
import Question from './Question';

/** What readers can say about a page, as far as the configuration names where it goes. */
export default function PageFeedback(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {reportUrl, feedbackUrl} = useSiteConfig();
  const page = {page: url + permalink, title};
  if (isUnlistedPage(permalink) || !(reportUrl || feedbackUrl)) {
    return null;
  }
  return (
    <div className="page-feedback margin-top--lg">
      {feedbackUrl && (
        <Question key={permalink} target={feedbackUrl} facts={page} />
      )}
      {reportUrl && (
        <p>
          <Link href={fillLink(reportUrl, page)}>
            <Translate id="site.feedback.report">
              Report a problem with this page
            </Translate>
          </Link>
        </p>
      )}
    </div>
  );
}
