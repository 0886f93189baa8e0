import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocale} from '@site/src/hooks/useLocale';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
import styles from './styles.module.css';

/** The footer's three legal buttons, each a link to the page of its text. */
export default function LegalLinks(): ReactNode {
  const locale = useLocale();
  return (
    <nav
      aria-label={translate({id: 'site.footer.legal', message: 'Legal'})}
      className={styles.legal}>
      {LEGAL_TEXTS.map(({id, path, title}) => (
        <Link
          key={id}
          to={path}
          className={clsx(
            'button button--sm',
            styles.legalButton,
            id === 'privacy' && styles.privacy,
          )}>
          {title[locale]}
        </Link>
      ))}
    </nav>
  );
}
