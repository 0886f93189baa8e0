import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {productCommonLink} from '@site/src/site/linkTable';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

interface Props {
  readonly product: Product;
}

/** The ways to a licence of a product. Its row names it: for the eye the links do not, in the narrowest of columns. */
export default function BuyLinks({product}: Props): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  return (
    <ul className={styles.links}>
      <li>
        <Link href={productCommonLink('purchase', product, context)}>
          <Translate
            id="site.products.purchase"
            values={{name: <span className="visually-hidden">{name}</span>}}>
            {'Purchase {name}'}
          </Translate>
        </Link>
      </li>
      <li>
        <Link
          href={productCommonLink('contact', product, context)}
          aria-label={translate(
            {
              id: 'site.products.quote',
              message: 'Request a quote for {name}',
            },
            {name},
          )}>
          <Translate id="site.products.quoteAny">Request a quote</Translate>
        </Link>
      </li>
    </ul>
  );
}
