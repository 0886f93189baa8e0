import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteFacts} from '@site/src/site/structuredData';

/** What the site is called and where it is, in the language of the page being shown. */
export function useSiteFacts(): SiteFacts {
  const {title, url} = useDocusaurusContext().siteConfig;
  return {name: title, home: url + useBaseUrl('/')};
}
