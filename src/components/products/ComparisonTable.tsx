import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {productsOf} from '@site/src/site/products';
import ProductRow from './ProductRow';
import {columnNames} from './columns';
import styles from './styles.module.css';

/** Every SDK of the variant beside the others. Roles are explicit: narrow screens stack the cells. */
export default function ComparisonTable(): ReactNode {
  const {variant} = useSiteConfig();
  const columns = columnNames();
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup" className="visually-hidden--narrow">
        <tr role="row">
          <th role="columnheader" scope="col">
            <Translate id="site.products.column.product">SDK</Translate>
          </th>
          {Object.entries(columns).map(([key, name]) => (
            <th key={key} role="columnheader" scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {productsOf(variant).map((product) => (
          <ProductRow key={product.slug} product={product} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}
