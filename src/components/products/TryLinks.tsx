import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {documentsLink, liveDemoLink} from '@site/src/site/linkTable';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

interface Props {
  readonly product: Product;
}

/** Documents and live demo of a product, where they are offered. */
export default function TryLinks({product}: Props): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  if (!product.hasDocuments) {
    return (
      <span className={styles.unknown}>
        <Translate id="site.products.notOffered">Not offered</Translate>
      </span>
    );
  }
  return (
    <ul className={styles.links}>
      <li>
        <Link to={documentsLink(product, context)}>
          <Translate id="site.products.documents" values={{name}}>
            {'{name} documents'}
          </Translate>
        </Link>
      </li>
      <li>
        <Link href={liveDemoLink(product, context)}>
          <Translate id="site.products.demo" values={{name}}>
            {'{name} live demo'}
          </Translate>
        </Link>
      </li>
    </ul>
  );
}
