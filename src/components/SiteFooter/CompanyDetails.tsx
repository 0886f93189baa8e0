import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useSiteConfig} from '@site/src/hooks/useSiteConfig';
import {useText} from '@site/src/hooks/useText';
import styles from './styles.module.css';

/** Who offers the site: name, registered address and customer-support line. */
export default function CompanyDetails(): ReactNode {
  const {name, address, phone} = useSiteConfig().companyInfo;
  const textOf = useText();
  return (
    <dl className={styles.company}>
      <div>
        <dt>
          <Translate id="site.footer.company">Company</Translate>
        </dt>
        <dd>{textOf(name)}</dd>
      </div>
      <div>
        <dt>
          <Translate id="site.footer.address">Registered address</Translate>
        </dt>
        <dd>{textOf(address)}</dd>
      </div>
      <div>
        <dt>
          <Translate id="site.footer.phone">Customer support</Translate>
        </dt>
        <dd>{phone}</dd>
      </div>
    </dl>
  );
}
