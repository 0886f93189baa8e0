import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import HcellNote from '@site/src/components/products/HcellNote';
import {useProducts, type ListedProduct} from '@site/src/hooks/useProducts';
import {useText} from '@site/src/hooks/useText';
import {BUYER_ANSWERS} from '@site/src/site/buyerAnswers';
import HomeSection from './HomeSection';
import ProductIcon from './ProductIcon';
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
      <ul className={clsx('clean-list', styles.products)}>
        {useProducts().map((one) => (
          <ProductCard key={one.product.slug} {...one} />
        ))}
        <li className={styles.product}>
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the heading is a link already */}
          <h3 id="product-comparison" className={styles.productName}>
            <Link to="/products">
              <Translate id="site.home.compare">Compare the SDKs</Translate>
            </Link>
          </h3>
          <p>
            <Translate id="site.home.products.compare">
              What a licence costs, how to try an SDK, what it requires and what
              it does not include.
            </Translate>
          </p>
        </li>
      </ul>
      <HcellNote />
    </HomeSection>
  );
}

/** Product card: icon, name, summary, facts, and links to documents, demos, quote and purchase. */
function ProductCard({
  product,
  set,
  name,
  summary,
  href,
  documents,
  demo,
  contact,
  purchase,
}: ListedProduct): ReactNode {
  const textOf = useText();
  const facts = set && BUYER_ANSWERS[set.id]?.facts;
  // Product name for screen readers, so that the text of each link makes sense on its own.
  const values = {product: <span className="visually-hidden"> {name}</span>};
  return (
    <li className={styles.product}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the heading is a link already */}
      <h3 id={`product-${product.slug}`} className={styles.productName}>
        <ProductIcon type={product.type} />
        <Link href={href}>{name}</Link>
      </h3>
      <p>{summary}</p>
      {facts && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact.en}>{textOf(fact)}</li>
          ))}
        </ul>
      )}
      <p className={styles.productLinks}>
        {documents && (
          <>
            <Link to={documents}>
              <Translate id="site.product.documents" values={values}>
                {'Documents{product}'}
              </Translate>
            </Link>
            {set?.tryIt && (
              <Link to={set.tryIt.to}>{textOf(set.tryIt.label)}</Link>
            )}
            <Link href={demo}>
              <Translate id="site.product.demo" values={values}>
                {'Live demo{product}'}
              </Translate>
            </Link>
          </>
        )}
        {/* Without documents, a quote is the first step. */}
        <Link
          className={documents ? undefined : 'button button--secondary'}
          href={contact}>
          <Translate id="site.product.quote" values={values}>
            {'Request a quote{product}'}
          </Translate>
        </Link>
        <Link href={purchase}>
          <Translate id="site.product.purchase" values={values}>
            {'Purchase{product}'}
          </Translate>
        </Link>
      </p>
    </li>
  );
}
