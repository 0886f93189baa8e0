// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {createCommonLink, type CommonLinkName} from '@site/src/site/linkTable';
import type {Product} from '@site/src/site/products';

interface Props {
  readonly to: CommonLinkName;
  /** Product to pass to the store. */
  readonly product?: Product | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

/** Link to a page of the store in the language of the current page. */
export default function StoreLink({to, product, ...rest}: Props): ReactNode {
  const href = createCommonLink(to, useLinkContext(), product);
  return <Link href={href} {...rest} />;
}
