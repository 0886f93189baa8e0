import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import {companyDetails} from '@site/src/site/companyDetails';
import styles from './styles.module.css';

/** Who offers the site: name, registered address, customer-support line, and what sellers must name. */
export default function CompanyDetails(): ReactNode {
  const {companyInfo} = useSiteConfig();
  const locale = useLocale();
  const textOf = useText();
  return (
    <dl className={styles.company}>
      {companyDetails(companyInfo, locale).map(({label, fact, href}) => {
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
