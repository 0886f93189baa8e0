import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useProducts, type ListedProduct} from '@site/src/hooks/useProducts';
import {useText} from '@site/src/hooks/useText';
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
          const {product, set, name, summary, href} = one;
          const known = set?.productInterface;
          return (
            <tr key={product.slug}>
              <th scope="row">
                <Link href={href}>{name}</Link>
              </th>
              <td>{summary}</td>
              {known
                ? [
                    <td key="runsOn">
                      <Link to={known.details}>{textOf(known.runsOn)}</Link>
                    </td>,
                    <td key="calledFrom">{textOf(known.calledFrom)}</td>,
                  ]
                : [
                    <td key="unknown" colSpan={2}>
                      <WhereToLearn {...one} />
                    </td>,
                  ]}
              <td>
                <TryLinks {...one} />
              </td>
              <td>
                <BuyLinks {...one} />
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

/**
 * Links to buy a product and to ask for a quote. The product name is only for screen readers, because the
 * column is narrow.
 */
function BuyLinks({name, purchase, contact}: ListedProduct): ReactNode {
  return (
    <ul className={clsx('clean-list margin-bottom--none', styles.links)}>
      <li>
        <Link href={purchase}>
          <Translate
            id="site.products.purchase"
            values={{name: <span className="visually-hidden">{name}</span>}}>
            {'Purchase {name}'}
          </Translate>
        </Link>
      </li>
      <li>
        <Link
          href={contact}
          aria-label={translate(
            {
              id: 'site.products.quote',
              message: 'Request a quote for {name}',
            },
            {name},
          )}>
          <Translate id="site.buy.quote">Request a quote</Translate>
        </Link>
      </li>
    </ul>
  );
}

/** Links to a product's documents and demos, or to the contact form if it has none. */
function TryLinks({
  set,
  name,
  contact,
  documents,
  demo,
}: ListedProduct): ReactNode {
  const textOf = useText();
  if (!documents) {
    return (
      <Link
        href={contact}
        aria-label={translate(
          {
            id: 'site.products.askDocuments',
            message: 'Ask us about documents and a demo of {name}',
          },
          {name},
        )}>
        <Translate id="site.products.askUs">Ask us</Translate>
      </Link>
    );
  }
  return (
    <ul className={clsx('clean-list margin-bottom--none', styles.links)}>
      <li>
        <Link to={documents}>
          <Translate id="site.products.documents" values={{name}}>
            {'{name} documents'}
          </Translate>
        </Link>
      </li>
      {set?.tryIt && (
        <li>
          <Link to={set.tryIt.to}>{textOf(set.tryIt.label)}</Link>
        </li>
      )}
      <li>
        <Link href={demo}>
          <Translate id="site.products.demo" values={{name}}>
            {'{name} live demo'}
          </Translate>
        </Link>
      </li>
    </ul>
  );
}

/** Link to the documents of a product that has no contract on this site, or to the contact form. */
function WhereToLearn({name, documents, contact}: ListedProduct): ReactNode {
  return documents ? (
    <Link to={documents}>
      <Translate id="site.products.inDocuments" values={{name}}>
        {'See the requirements in the {name} documents'}
      </Translate>
    </Link>
  ) : (
    <Link href={contact}>
      <Translate id="site.products.askRequirements" values={{name}}>
        {'Ask us what {name} requires'}
      </Translate>
    </Link>
  );
}
