import type {ReactNode} from 'react';
import type {SoftwareApplication} from 'schema-dts';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {findProductInterface} from '@site/src/site/sets/products';
import {createProductLink} from '@site/src/site/linkTable';
import {listProducts} from '@site/src/site/products';
import StructuredData from './index';

/** Structured data of the products page: the SDKs of the variant. */
export default function ProductsData(): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const applications = listProducts(context.variant).map(
    (product): SoftwareApplication => {
      const runsOn = findProductInterface(product)?.runsOn;
      return {
        '@type': 'SoftwareApplication',
        applicationCategory: 'DeveloperApplication',
        name: textOf(product.label),
        description: textOf(product.summary),
        url: createProductLink(product, context),
        // Platforms are known only for SDKs with a contract on this site.
        ...(runsOn && {operatingSystem: textOf(runsOn)}),
      };
    },
  );
  return <StructuredData things={applications} />;
}
