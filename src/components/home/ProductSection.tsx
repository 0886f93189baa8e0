import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ProductGrid from './ProductGrid';
import Section from './Section';

/** The products of the variant under a heading. */
export default function ProductSection(): ReactNode {
  return (
    <Section
      id="products"
      title={<Translate id="site.home.products.title">The SDKs</Translate>}
      intro={
        <Translate id="site.home.products.intro">
          Each SDK is licensed on its own. Try the demo, read the documents,
          then purchase.
        </Translate>
      }>
      <ProductGrid />
    </Section>
  );
}
