// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDocsSet} from '@site/src/hooks/useDocsSet';
import {useInterfaceLanguage} from '@site/src/hooks/useInterfaceLanguage';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {createCommonLink} from '@site/src/site/linkTable';
import {listProducts} from '@site/src/site/products';
import styles from './styles.module.css';

interface Props {
  /** Whether the links look like buttons, with the purchase as the primary one. */
  readonly buttons?: boolean;
}

/**
 * Links to request a trial key or a quote, and to buy. On the pages of a documentation set, they pass the set's
 * product to the store, and a link to the set's demos comes first.
 */
export default function BuyLinks({buttons = false}: Props): ReactNode {
  const set = useDocsSet();
  const context = useLinkContext();
  const textOf = useText();
  const product = listProducts(context.variant).find(({slug}) =>
    set?.products.some((documented) => documented === slug),
  );
  const contact = createCommonLink('contact', context, product);
  const purchase = createCommonLink('purchase', context, product);
  const links: [label: string, to: string][] = [
    [
      translate({id: 'site.buy.trial', message: 'Request a trial key'}),
      contact,
    ],
    [translate({id: 'site.buy.quote', message: 'Request a quote'}), contact],
    [
      translate({id: 'site.buy.purchase', message: 'Purchase a licence'}),
      purchase,
    ],
  ];
  if (set?.tryIt) {
    links.unshift([textOf(set.tryIt.label), set.tryIt.to]);
  }
  return (
    <div
      className={styles.links}
      lang={useInterfaceLanguage()}
      data-search="skip">
      {links.map(([label, to]) => (
        <Link
          key={label}
          to={to}
          className={clsx(
            buttons &&
              `button button--${to === purchase ? 'primary' : 'secondary'}`,
          )}>
          {label}
        </Link>
      ))}
    </div>
  );
}
