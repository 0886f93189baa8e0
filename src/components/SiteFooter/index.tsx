import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Footer/Layout';
import ShortcutButton from '@site/src/components/Shortcuts/ShortcutButton';
import CompanyDetails from './CompanyDetails';
import LegalLinks from './LegalLinks';
import styles from './styles.module.css';

/** The footer: link columns, legal buttons, company details, logo and copyright. */
export default function SiteFooter({
  style,
  links,
  logo,
  copyright,
}: Props): ReactNode {
  return (
    <footer
      className={clsx(ThemeClassNames.layout.footer.container, 'footer', {
        'footer--dark': style === 'dark',
      })}>
      <div className={clsx('container', styles.inner)}>
        {links}
        <div className={styles.base}>
          <div className={styles.identity}>
            {logo}
            <CompanyDetails />
          </div>
          <LegalLinks />
        </div>
        <ShortcutButton />
        {copyright}
      </div>
    </footer>
  );
}
