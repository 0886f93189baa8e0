// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ListedProduct} from '@site/src/hooks/useProducts';
import {useText} from '@site/src/hooks/useText';

interface Props extends ListedProduct {
  /** Links to documents and demos, if the product has any, or to the store. */
  readonly lead: 'to documents' | 'to the store';
  /** Class of the link to request a quote. */
  readonly quoteClass?: string | false;
}

/** Links to the documents and demos of a product, or to request a quote and to buy it. */
export default function ProductLinks({
  lead,
  quoteClass,
  name,
  set,
  documents,
  demo,
  contact,
  purchase,
}: Props): ReactNode {
  const textOf = useText();
  // Product name for screen readers, so that the text of each link makes sense on its own.
  const values = {product: <span className="visually-hidden"> {name}</span>};
  return lead === 'to the store' ? (
    <>
      <Link href={contact} className={quoteClass || undefined}>
        <Translate id="site.product.quote" values={values}>
          {'Request a quote{product}'}
        </Translate>
      </Link>
      <Link href={purchase}>
        <Translate id="site.product.purchase" values={values}>
          {'Purchase{product}'}
        </Translate>
      </Link>
    </>
  ) : (
    documents && (
      <>
        <Link to={documents}>
          <Translate id="site.product.documents" values={values}>
            {'Documents{product}'}
          </Translate>
        </Link>
        {set?.tryIt && <Link to={set.tryIt.to}>{textOf(set.tryIt.label)}</Link>}
        <Link href={demo}>
          <Translate id="site.product.demo" values={values}>
            {'Live demo{product}'}
          </Translate>
        </Link>
      </>
    )
  );
}
