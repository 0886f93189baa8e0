import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {useText} from '@site/src/hooks/useText';
import {COMMON_LINK_LABELS} from '@site/src/site/commonLinkLabels';
import {commonLink} from '@site/src/site/linkTable';
import styles from './styles.module.css';

/**
 * Purchase and contact below the pages of a set. On documentation pages the menu opens on those pages,
 * and the main menu that holds both links is a tap away: with these, two taps reach either.
 */
export default function BuyerLinks(): ReactNode {
  const context = useLinkContext();
  const textOf = useText();
  return (
    <div className={styles.buyerLinks}>
      {(['purchase', 'contact'] as const).map((link) => (
        <Link
          key={link}
          className="button button--secondary"
          href={commonLink(link, context)}>
          {textOf(COMMON_LINK_LABELS[link])}
        </Link>
      ))}
    </div>
  );
}
