import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Company from '../Company';
import styles from './styles.module.css';

interface Props {
  /** `YYYY-MM-DD`, or absent while the vendor has not given the day. */
  readonly revised: string | undefined;
  readonly applies: string | undefined;
}

/** When a text was last revised and from when it applies. */
export default function Dates({revised, applies}: Props): ReactNode {
  return (
    <dl className={styles.dates}>
      <div>
        <dt>
          <Translate id="site.legal.revised">Last revised</Translate>
        </dt>
        <dd>
          {revised ? <Day date={revised} /> : <Company field="revisionDay" />}
        </dd>
      </div>
      {applies && (
        <div>
          <dt>
            <Translate id="site.legal.applies">Applies from</Translate>
          </dt>
          <dd>
            <Day date={applies} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Day({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{date}</time>;
}
