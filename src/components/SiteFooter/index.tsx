// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Footer/Layout';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {listCompanyDetails} from '@site/src/site/company';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
import styles from './styles.module.css';

/** Footer with link columns, legal links, company details, logo and copyright. */
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
        {copyright}
      </div>
    </footer>
  );
}

/** Company name, address, phone number, and the details that Korean law requires. */
function CompanyDetails(): ReactNode {
  const {companyInfo} = useSiteConfig();
  const locale = useLocale();
  const textOf = useText();
  return (
    <dl className={styles.company}>
      {listCompanyDetails(companyInfo, locale).map(({label, fact, href}) => {
        const text = typeof fact === 'string' ? fact : textOf(fact);
        return (
          <div key={label.en}>
            <dt>{textOf(label)}</dt>
            <dd>{href ? <Link href={href}>{text}</Link> : text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Links to the legal pages. `src/native-first/legalDialog.ts` opens them in a dialog instead. */
function LegalLinks(): ReactNode {
  const textOf = useText();
  const {withBaseUrl} = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();

  return (
    <nav
      aria-label={translate({id: 'site.footer.legal', message: 'Legal'})}
      className={styles.legal}>
      {LEGAL_TEXTS.map(({id, path, title}) => {
        const href = withBaseUrl(path);
        brokenLinks.collectLink(href);
        // `<a>` instead of `<Link>`, which would prefetch the legal texts when the footer scrolls into view.
        return (
          // eslint-disable-next-line @docusaurus/no-html-links
          <a
            key={id}
            href={href}
            data-dialog="legal"
            className={clsx(
              'button',
              styles.legalButton,
              id === 'privacy' && styles.privacy,
            )}>
            {textOf(title)}
          </a>
        );
      })}
    </nav>
  );
}
