import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PublicSiteConfig} from '@site/src/site/siteConfig';

/**
 * Returns the public part of the site's configuration. No other code may read `customFields`.
 *
 * @throws Error if `customFields.site` is missing in docusaurus.config.ts
 */
export function useSiteConfig(): PublicSiteConfig {
  const {siteConfig} = useDocusaurusContext();
  const site = siteConfig.customFields?.['site'] as
    PublicSiteConfig | undefined;
  if (!site) {
    throw new Error(
      'customFields.site is missing: expected the result of toPublicSiteConfig() in docusaurus.config.ts.',
    );
  }
  return site;
}
