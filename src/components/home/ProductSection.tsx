import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import HcellNote from '@site/src/components/products/HcellNote';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {BUYER_ANSWERS} from '@site/src/site/buyerAnswers';
import {
  createDocumentsLink,
  createLiveDemoLink,
  createProductCommonLink,
  createProductLink,
} from '@site/src/site/linkTable';
import {listProducts, type Product} from '@site/src/site/products';
import {findSetOfProduct} from '@site/src/site/sets/products';
import HomeSection from './HomeSection';
import ProductIcon from './ProductIcon';
import styles from './styles.module.css';

export default function ProductSection(): ReactNode {
  const {variant} = useSiteConfig();
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
        {listProducts(variant).map((product) => (
          <ProductCard key={product.slug} product={product} />
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

interface Props {
  readonly product: Product;
}

/** Product card: icon, name, summary, facts and links. */
function ProductCard({product}: Props): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const set = findSetOfProduct(product);
  const facts = set && BUYER_ANSWERS[set.id]?.facts;
  return (
    <li className={styles.product}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the heading is a link already */}
      <h3 id={`product-${product.slug}`} className={styles.productName}>
        <ProductIcon type={product.type} />
        <Link href={createProductLink(product, context)}>
          {textOf(product.label)}
        </Link>
      </h3>
      <p>{textOf(product.summary)}</p>
      {facts && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact.en}>{textOf(fact)}</li>
          ))}
        </ul>
      )}
      <ProductLinks product={product} />
    </li>
  );
}

/** Links of a card: documents and demos, if the product has them, quote and purchase. */
function ProductLinks({product}: Props): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const tryIt = findSetOfProduct(product)?.tryIt;
  // The name is for screen readers, so that the text of each link makes sense on its own.
  const values = {
    product: <span className="visually-hidden"> {textOf(product.label)}</span>,
  };
  return (
    <p className={styles.productLinks}>
      {product.hasDocuments && (
        <>
          <Link to={createDocumentsLink(product, context)}>
            <Translate id="site.product.documents" values={values}>
              {'Documents{product}'}
            </Translate>
          </Link>
          {tryIt && <Link to={tryIt.to}>{textOf(tryIt.label)}</Link>}
          <Link href={createLiveDemoLink(product, context)}>
            <Translate id="site.product.demo" values={values}>
              {'Live demo{product}'}
            </Translate>
          </Link>
        </>
      )}
      {/* Without documents, a quote is the first step. */}
      <Link
        className={clsx(!product.hasDocuments && 'button button--secondary')}
        href={createProductCommonLink('contact', product, context)}>
        <Translate id="site.product.quote" values={values}>
          {'Request a quote{product}'}
        </Translate>
      </Link>
      <Link href={createProductCommonLink('purchase', product, context)}>
        <Translate id="site.product.purchase" values={values}>
          {'Purchase{product}'}
        </Translate>
      </Link>
    </p>
  );
}
