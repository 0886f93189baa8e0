import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import HcellNote from '@site/src/components/products/HcellNote';
import ProductGrid from './ProductGrid';
import HomeSection from './HomeSection';

/** The products of the variant under a heading. */
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
