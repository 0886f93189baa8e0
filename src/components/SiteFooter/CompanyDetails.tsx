import type {ReactNode} from 'react';
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
      {companyDetails(companyInfo, locale).map(({label, fact}) => (
        <div key={label.en}>
          <dt>{textOf(label)}</dt>
          <dd>{typeof fact === 'string' ? fact : textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}
