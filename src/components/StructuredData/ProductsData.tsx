// @works-without-react
import type {ReactNode} from 'react';
import type {SoftwareApplication} from 'schema-dts';
import {useProducts} from '@site/src/hooks/useProducts';
import {useText} from '@site/src/hooks/useText';
import StructuredData from './index';

/** Structured data of the products page: the SDKs of the variant. */
export default function ProductsData(): ReactNode {
  const textOf = useText();
  const applications = useProducts().map(
    ({set, name, summary, href}): SoftwareApplication => {
      const runsOn = set?.productInterface?.runsOn;
      return {
        '@type': 'SoftwareApplication',
        applicationCategory: 'DeveloperApplication',
        name,
        description: summary,
        url: href,
        // Platforms are known only for SDKs with a contract on this site.
        ...(runsOn && {operatingSystem: textOf(runsOn)}),
      };
    },
  );
  return <StructuredData things={applications} />;
}
