import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the name and the home page of the site in the current language. */
export function useSiteFacts() {
  const {title, url} = useDocusaurusContext().siteConfig;
  return {name: title, home: url + useBaseUrl('/')};
}
