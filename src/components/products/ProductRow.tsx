import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {productInterface} from '@site/src/sets/products';
import {productLink} from '@site/src/site/linkTable';
import type {Product} from '@site/src/site/products';
import BuyLinks from './BuyLinks';
import TryLinks from './TryLinks';
import WhereToLearn from './WhereToLearn';
import type {ColumnNames} from './columns';

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
