// @works-without-react
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Footer/Layout';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {
  showSlashChoice,
  SLASH_SWITCH,
} from '@site/src/search/native/searchShortcuts';
import {listCompanyDetails} from '@site/src/site/company';
import {LEGAL_TEXTS} from '@site/src/site/legalTexts';
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
        <SlashSwitch />
        {copyright}
      </div>
    </footer>
  );
}

/** Who offers the site: name, registered address, customer-support line, and what sellers must name. */
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

/** The switch of the key that opens search: `src/search/native/searchShortcuts.ts`. */
function SlashSwitch(): ReactNode {
  return (
    <label className={clsx('needs-scripts', styles.slash)}>
      <input
        type="checkbox"
        data-native={SLASH_SWITCH}
        defaultChecked
        ref={showSlashChoice}
      />{' '}
      <Translate id="site.footer.slash">Open search with the / key</Translate>
    </label>
  );
}

/** The footer's three legal buttons: links to the pages, which the native script turns into dialog openers. */
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
        // A plain link: the router's would load the text as soon as it comes into view.
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
