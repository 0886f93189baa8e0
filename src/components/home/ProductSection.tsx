import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {
  createDocumentsLink,
  createLiveDemoLink,
  createProductCommonLink,
  createProductLink,
} from '@site/src/site/linkTable';
import {listProducts, type Product} from '@site/src/site/products';
import HcellNote from '@site/src/components/products/HcellNote';
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
      <ProductGrid />
      <HcellNote />
    </HomeSection>
  );
}

function ProductGrid(): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <ul className={clsx('clean-list margin-bottom--none', styles.products)}>
      {listProducts(variant).map((product) => (
        <ProductCard key={product.slug} product={product} />
      ))}
    </ul>
  );
}

/** Product card with links to documents, demo, product page and purchase. */
function ProductCard({product}: {product: Product}): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const label = textOf(product.label);
  return (
    <li className={styles.product}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- the heading is a link already */}
      <h3 id={`product-${product.slug}`} className={styles.productName}>
        <Link href={createProductLink(product, context)}>{label}</Link>
      </h3>
      <p>{textOf(product.summary)}</p>
      <p className={styles.productLinks}>
        {product.hasDocuments && (
          <>
            <Link to={createDocumentsLink(product, context)}>
              <Translate
                id="site.product.documents"
                values={{product: <Name>{label}</Name>}}>
                {'Documents{product}'}
              </Translate>
            </Link>
            <Link href={createLiveDemoLink(product, context)}>
              <Translate
                id="site.product.demo"
                values={{product: <Name>{label}</Name>}}>
                {'Live demo{product}'}
              </Translate>
            </Link>
          </>
        )}
        <Link href={createProductCommonLink('purchase', product, context)}>
          <Translate
            id="site.product.purchase"
            values={{product: <Name>{label}</Name>}}>
            {'Purchase{product}'}
          </Translate>
        </Link>
      </p>
    </li>
  );
}

/** Product name for screen readers, so that the text of each link makes sense on its own. */
function Name({children}: {children: string}): ReactNode {
  return <span className="visually-hidden"> {children}</span>;
}
