// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useProducts, type ListedProduct} from '@site/src/hooks/useProducts';
import {useText} from '@site/src/hooks/useText';
import ProductLinks from './ProductLinks';
import styles from './styles.module.css';

/** Table that compares the SDKs of the variant: purpose, platforms, links. */
export default function ComparisonTable(): ReactNode {
  const products = useProducts();
  const textOf = useText();
  return (
    <ScrollingTable className={styles.table}>
      <thead>
        <tr>
          {getColumnNames().map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {products.map((one) => {
          const {product, set, name, summary, href, documents} = one;
          const known = set?.productInterface;
          return (
            <tr key={product.slug}>
              <th scope="row">
                <Link href={href}>{name}</Link>
              </th>
              <td>{summary}</td>
              <td colSpan={known ? 1 : documents ? 2 : 3}>
                {known ? (
                  <Link to={known.details}>{textOf(known.runsOn)}</Link>
                ) : (
                  <WhereToLearn {...one} />
                )}
              </td>
              {known && <td>{textOf(known.calledFrom)}</td>}
              {documents && (
                <td>
                  <div className={styles.links}>
                    <ProductLinks lead="to documents" {...one} />
                  </div>
                </td>
              )}
              <td>
                <div className={styles.links}>
                  <ProductLinks lead="to the store" {...one} />
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollingTable>
  );
}

/** Returns the column names, which phones show in each cell. */
function getColumnNames(): string[] {
  return [
    translate({id: 'site.products.column.product', message: 'SDK'}),
    translate({id: 'site.products.column.summary', message: 'What it does'}),
    translate({id: 'site.products.column.runsOn', message: 'Where it runs'}),
    translate({id: 'site.products.column.calledFrom', message: 'Called from'}),
    translate({id: 'site.products.column.try', message: 'Documents and demo'}),
    translate({
      id: 'site.products.column.buy',
      message: 'Purchase and contact',
    }),
  ];
}

/** Link to the documents of a product that has no contract on this site, or to the contact form if it has none. */
function WhereToLearn({name, documents, contact}: ListedProduct): ReactNode {
  return documents ? (
    <Link to={documents}>
      <Translate id="site.products.inDocuments" values={{name}}>
        {'See the requirements in the {name} documents'}
      </Translate>
    </Link>
  ) : (
    <Link href={contact}>
      <Translate id="site.products.askUs" values={{name}}>
        {'Ask us about requirements, documents and a demo of {name}'}
      </Translate>
    </Link>
  );
}
