import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {documentsLink, productCommonLink} from '@site/src/site/linkTable';
import type {Product} from '@site/src/site/products';

interface Props {
  readonly product: Product;
}

/** Who knows what this site holds no contract of: the product's own documents, or else the vendor. */
export default function WhereToLearn({product}: Props): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  return product.hasDocuments ? (
    <Link to={documentsLink(product, context)}>
      <Translate id="site.products.inDocuments" values={{name}}>
        {'See the requirements in the {name} documents'}
      </Translate>
    </Link>
  ) : (
    <Link href={productCommonLink('contact', product, context)}>
      <Translate id="site.products.askRequirements" values={{name}}>
        {'Ask us what {name} requires'}
      </Translate>
    </Link>
  );
}
