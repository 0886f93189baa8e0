import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {nameParts, STACKED} from '@site/src/native/tables';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {productsOf} from '@site/src/site/products';
import ProductRow from './ProductRow';
import {columnNames} from './columns';
import styles from './styles.module.css';

/** Every SDK of the variant beside the others. Narrow screens stack the cells. */
export default function ComparisonTable(): ReactNode {
  const {variant} = useSiteConfig();
  const columns = columnNames();
  return (
    <table ref={nameParts} data-native={STACKED} className={styles.table}>
      <thead className="visually-hidden--narrow">
        <tr>
          <th scope="col">
            <Translate id="site.products.column.product">SDK</Translate>
          </th>
          {Object.entries(columns).map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {productsOf(variant).map((product) => (
          <ProductRow key={product.slug} product={product} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
