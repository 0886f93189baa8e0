// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {fillLinkTemplate} from '@site/src/site/linkTemplate';
import {isUnlistedPage} from '@site/src/site/paths';

/** Link for reporting a problem with the page. It is shown only if `SITE_REPORT_URL` is set. */
export default function ReportLink(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const {reportUrl} = useSiteConfig();
  if (isUnlistedPage(permalink) || !reportUrl) {
    return null;
  }
  return (
    <p className="report-link margin-top--lg">
      <Link href={fillLinkTemplate(reportUrl, {page: url + permalink, title})}>
        <Translate id="site.report.link">
          Report a problem with this page
        </Translate>
      </Link>
    </p>
  );
}
