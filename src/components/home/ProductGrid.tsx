import type {ReactNode} from 'react';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {productsOf} from '@site/src/site/products';
import ProductCard from './ProductCard';
import styles from './styles.module.css';

/** Every product of the variant, in its order. */
export default function ProductGrid(): ReactNode {
  const {variant} = useSiteConfig();
  return (
    <ul className={styles.products}>
      {productsOf(variant).map((product) => (
        <ProductCard key={product.slug} product={product} />
      ))}
    </ul>
  );
}
