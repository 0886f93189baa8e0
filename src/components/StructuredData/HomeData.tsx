import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useSiteFacts} from '@site/src/hooks/useSiteFacts';
import {useText} from '@site/src/hooks/useText';
import {organization, webSite} from '@site/src/site/structuredData';
import StructuredData from './index';

/** What a home page says of the site, and of the vendor once its name is known. */
export default function HomeData(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const site = useSiteFacts();
  const vendor = organization(
    useText()(useSiteConfig().companyInfo.name),
    site.home,
  );
  return (
    <StructuredData
      things={[
        webSite(site, tagline, useLocale()),
        ...(vendor ? [vendor] : []),
      ]}
    />
  );
}
