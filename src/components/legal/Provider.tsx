// @works-without-react
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import type {ProviderKind} from '@site/src/site/company';

/** Names of the external services of a kind, linked to their privacy policies if known. */
export default function Provider({kind}: {kind: ProviderKind}): ReactNode {
  const textOf = useText();
  return useSiteConfig().companyInfo.providers[kind].map(
    ({name, privacyUrl}, index) => (
      <Fragment key={name.en}>
        {index > 0 && ', '}
        {privacyUrl ? (
          <Link href={privacyUrl}>{textOf(name)}</Link>
        ) : (
          textOf(name)
        )}
      </Fragment>
    ),
  );
}
