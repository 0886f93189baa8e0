import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {productInterface} from '@site/src/sets/products';
import {
  documentsLink,
  liveDemoLink,
  productCommonLink,
  productLink,
} from '@site/src/site/linkTable';
import type {Product} from '@site/src/site/products';
import type {ColumnNames} from './columns';
import styles from './styles.module.css';

interface Props {
  readonly product: Product;
  readonly columns: ColumnNames;
}

/** One SDK: what it does, where it runs, and every way to it. */
export default function ProductRow({product, columns}: Props): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  const known = productInterface(product);
  return (
    <tr>
      <th scope="row">
        <Link href={productLink(product, context)}>
          {textOf(product.label)}
        </Link>
      </th>
      <td data-label={columns.summary}>{textOf(product.summary)}</td>
      {known ? (
        <>
          <td data-label={columns.runsOn}>
            <Link to={known.details}>{textOf(known.runsOn)}</Link>
          </td>
          <td data-label={columns.calledFrom}>{textOf(known.calledFrom)}</td>
        </>
      ) : (
        <td colSpan={2} data-label={`${columns.runsOn}, ${columns.calledFrom}`}>
          <WhereToLearn product={product} />
        </td>
      )}
      <td data-label={columns.try}>
        <TryLinks product={product} />
      </td>
      <td data-label={columns.buy}>
        <BuyLinks product={product} />
      </td>
    </tr>
  );
}

interface BuyLinksProps {
  readonly product: Product;
}

/** The ways to a licence of a product. Its row names it: for the eye the links do not, in the narrowest of columns. */
function BuyLinks({product}: BuyLinksProps): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  return (
    <ul className={styles.links}>
      <li>
        <Link href={productCommonLink('purchase', product, context)}>
          <Translate
            id="site.products.purchase"
            values={{name: <span className="visually-hidden">{name}</span>}}>
            {'Purchase {name}'}
          </Translate>
        </Link>
      </li>
      <li>
        <Link
          href={productCommonLink('contact', product, context)}
          aria-label={translate(
            {
              id: 'site.products.quote',
              message: 'Request a quote for {name}',
            },
            {name},
          )}>
          <Translate id="site.products.quoteAny">Request a quote</Translate>
        </Link>
      </li>
    </ul>
  );
}

interface TryLinksProps {
  readonly product: Product;
}

/** Documents and live demo of a product, where they are offered. */
function TryLinks({product}: TryLinksProps): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  if (!product.hasDocuments) {
    return (
      <span className={styles.unknown}>
        <Translate id="site.products.notOffered">Not offered</Translate>
      </span>
    );
  }
  return (
    <ul className={styles.links}>
      <li>
        <Link to={documentsLink(product, context)}>
          <Translate id="site.products.documents" values={{name}}>
            {'{name} documents'}
          </Translate>
        </Link>
      </li>
      <li>
        <Link href={liveDemoLink(product, context)}>
          <Translate id="site.products.demo" values={{name}}>
            {'{name} live demo'}
          </Translate>
        </Link>
      </li>
    </ul>
  );
}

interface WhereToLearnProps {
  readonly product: Product;
}

/** Who knows what this site holds no contract of: the product's own documents, or else the vendor. */
function WhereToLearn({product}: WhereToLearnProps): ReactNode {
  const context = useLinkContext();
  const name = useText()(product.label);
  return product.hasDocuments ? (
    <Link to={documentsLink(product, context)}>
      <Translate id="site.products.inDocuments" values={{name}}>
        {'See the requirements in the {name} documents'}
      </Translate>
    </Link>
  ) : (
    <Link href={productCommonLink('contact', product, context)}>
      <Translate id="site.products.askRequirements" values={{name}}>
        {'Ask us what {name} requires'}
      </Translate>
    </Link>
  );
}
