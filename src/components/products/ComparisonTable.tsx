import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import ScrollingTable from '@site/src/components/ScrollingTable';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {
  findSetOfProduct,
  findProductInterface,
} from '@site/src/site/sets/products';
import {
  createDocumentsLink,
  createLiveDemoLink,
  createProductCommonLink,
  createProductLink,
} from '@site/src/site/linkTable';
import {listProducts, type Product} from '@site/src/site/products';
import styles from './styles.module.css';

/** Table that compares the SDKs of the variant: purpose, platforms, links. */
export default function ComparisonTable(): ReactNode {
  const {variant} = useSiteConfig();
  const context = useLinkContext();
  const textOf = useText();
  return (
    <ScrollingTable className={styles.table}>
      <thead>
        <tr>
          {columnNames().map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listProducts(variant).map((product) => {
          const known = findProductInterface(product);
          return (
            <tr key={product.slug}>
              <th scope="row">
                <Link href={createProductLink(product, context)}>
                  {textOf(product.label)}
                </Link>
              </th>
              <td>{textOf(product.summary)}</td>
              {known
                ? [
                    <td key="runsOn">
                      <Link to={known.details}>{textOf(known.runsOn)}</Link>
                    </td>,
                    <td key="calledFrom">{textOf(known.calledFrom)}</td>,
                  ]
                : [
                    <td key="unknown" colSpan={2}>
                      <WhereToLearn product={product} />
                    </td>,
                  ]}
              <td>
                <TryLinks product={product} />
              </td>
              <td>
                <BuyLinks product={product} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </ScrollingTable>
  );
}

/** Returns the column names, which phones show in each cell. */
function columnNames(): string[] {
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

interface Props {
  readonly product: Product;
}

/**
 * Links to buy a product and to ask for a quote. The product name is only for screen readers, because the
 * column is narrow.
 */
function BuyLinks({product}: Props): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  return (
    <ul className={clsx('clean-list margin-bottom--none', styles.links)}>
      <li>
        <Link href={createProductCommonLink('purchase', product, context)}>
          <Translate
            id="site.products.purchase"
            values={{name: <span className="visually-hidden">{name}</span>}}>
            {'Purchase {name}'}
          </Translate>
        </Link>
      </li>
      <li>
        <Link
          href={createProductCommonLink('contact', product, context)}
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
function TryLinks({product}: Props): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const name = textOf(product.label);
  const tryIt = findSetOfProduct(product)?.tryIt;
  if (!product.hasDocuments) {
    return (
      <Link
        href={createProductCommonLink('contact', product, context)}
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
        <Link to={createDocumentsLink(product, context)}>
          <Translate id="site.products.documents" values={{name}}>
            {'{name} documents'}
          </Translate>
        </Link>
      </li>
      {tryIt && (
        <li>
          <Link to={tryIt.to}>{textOf(tryIt.label)}</Link>
        </li>
      )}
      <li>
        <Link href={createLiveDemoLink(product, context)}>
          <Translate id="site.products.demo" values={{name}}>
            {'{name} live demo'}
          </Translate>
        </Link>
      </li>
    </ul>
  );
}

/** Link to the documents of a product that has no contract on this site, or to the contact form. */
function WhereToLearn({product}: Props): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  return product.hasDocuments ? (
    <Link to={createDocumentsLink(product, context)}>
      <Translate id="site.products.inDocuments" values={{name}}>
        {'See the requirements in the {name} documents'}
      </Translate>
    </Link>
  ) : (
    <Link href={createProductCommonLink('contact', product, context)}>
      <Translate id="site.products.askRequirements" values={{name}}>
        {'Ask us what {name} requires'}
      </Translate>
    </Link>
  );
}
