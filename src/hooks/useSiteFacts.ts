import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the site is called and where it is, in the language of the page being shown. */
export function useSiteFacts() {
  const {title, url} = useDocusaurusContext().siteConfig;
  return {name: title, home: url + useBaseUrl('/')};
}
