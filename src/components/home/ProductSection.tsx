import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import HcellNote from '@site/src/components/products/HcellNote';
import {useProducts, type ListedProduct} from '@site/src/hooks/useProducts';
import HomeSection from './HomeSection';
import styles from './styles.module.css';

export default function ProductSection(): ReactNode {
  return (
    <HomeSection
      id="products"
      title={translate({id: 'site.home.products.title', message: 'The SDKs'})}
      intro={
        <Translate id="site.home.products.intro">
          Try the demos and read the documentation before you buy.
        </Translate>
      }>
      <ul className={clsx('clean-list margin-bottom--none', styles.products)}>
        {useProducts().map((one) => (
          <ProductCard key={one.product.slug} {...one} />
        ))}
      </ul>
      <HcellNote />
    </HomeSection>
  );
}

/** Product card with links to documents, demo, product page and purchase. */
function ProductCard({
  product,
  name,
  summary,
  href,
  purchase,
  documents,
  demo,
}: ListedProduct): ReactNode {
  // Product name for screen readers, so that the text of each link makes sense on its own.
  const values = {product: <span className="visually-hidden"> {name}</span>};
  return (
    <li className={styles.product}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the heading is a link already */}
      <h3 id={`product-${product.slug}`} className={styles.productName}>
        <Link href={href}>{name}</Link>
      </h3>
      <p>{summary}</p>
      <p className={styles.productLinks}>
        {documents && (
          <>
            <Link to={documents}>
              <Translate id="site.product.documents" values={values}>
                {'Documents{product}'}
              </Translate>
            </Link>
            <Link href={demo}>
              <Translate id="site.product.demo" values={values}>
                {'Live demo{product}'}
              </Translate>
            </Link>
          </>
        )}
        <Link href={purchase}>
          <Translate id="site.product.purchase" values={values}>
            {'Purchase{product}'}
          </Translate>
        </Link>
      </p>
    </li>
  );
}
