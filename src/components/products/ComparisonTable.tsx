import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {productsOf} from '@site/src/site/products';
import ProductRow from './ProductRow';
import styles from './styles.module.css';

/** The names of the columns, which narrow screens repeat in each cell. */
function columnNames() {
  return {
    summary: translate({
      id: 'site.products.column.summary',
      message: 'What it does',
    }),
    runsOn: translate({
      id: 'site.products.column.runsOn',
      message: 'Where it runs',
    }),
    calledFrom: translate({
      id: 'site.products.column.calledFrom',
      message: 'Called from',
    }),
    try: translate({
      id: 'site.products.column.try',
      message: 'Documents and demo',
    }),
    buy: translate({
      id: 'site.products.column.buy',
      message: 'Purchase and contact',
    }),
  };
}

export type ColumnNames = ReturnType<typeof columnNames>;

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
