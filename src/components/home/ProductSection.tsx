// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import HcellNote from '@site/src/components/products/HcellNote';
import ProductLinks from '@site/src/components/products/ProductLinks';
import {useProducts, type ListedProduct} from '@site/src/hooks/useProducts';
import {useText} from '@site/src/hooks/useText';
import {PRODUCT_FACTS} from '@site/src/site/buyerAnswers';
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
function ProductCard(one: ListedProduct): ReactNode {
  const {product, set, name, summary, href, documents} = one;
  const textOf = useText();
  const facts = set && PRODUCT_FACTS[set.id];
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
        <ProductLinks lead="to documents" {...one} />
        {/* Without documents, a quote is the first step. */}
        <ProductLinks
          lead="to the store"
          {...one}
          quoteClass={!documents && 'button button--secondary'}
        />
      </p>
    </li>
  );
}
