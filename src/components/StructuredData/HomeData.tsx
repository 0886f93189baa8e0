// @works-without-react
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useSiteFacts} from '@site/src/hooks/useSiteFacts';
import {useText} from '@site/src/hooks/useText';
import {isPlaceholder} from '@site/src/site/company';
import StructuredData from './index';

/** Structured data of the home page: the website, and the company if its name is known. */
export default function HomeData(): ReactNode {
  const {tagline} = useDocusaurusContext().siteConfig;
  const {name, home} = useSiteFacts();
  const vendor = useText()(useSiteConfig().companyInfo.name);
  return (
    <StructuredData
      things={[
        {
          '@type': 'WebSite',
          name,
          description: tagline,
          url: home,
          inLanguage: useLocale(),
        },
        ...(isPlaceholder(vendor)
          ? []
          : [{'@type': 'Organization', name: vendor, url: home} as const]),
      ]}
    />
  );
}
