import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {LegalVersion} from '@site/src/site/legalVersions';
import styles from './styles.module.css';

interface Props {
  readonly versions: readonly LegalVersion[];
}

/** Every version of a text at its lasting address, the latest first. */
export default function Versions({versions}: Props): ReactNode {
  if (versions.length === 0) {
    return null;
  }
  return (
    <nav
      className={styles.versions}
      aria-label={translate({
        id: 'site.legal.versions',
        message: 'Versions of this text',
      })}>
      <ul>
        {versions.map(({date, path, current}) => (
          <li key={date}>
            <Link to={path} autoAddBaseUrl={false}>
              {current ? (
                <Translate id="site.legal.currentVersion" values={{date}}>
                  {'Version of {date} (latest)'}
                </Translate>
              ) : (
                <Translate id="site.legal.pastVersion" values={{date}}>
                  {'Version of {date}'}
                </Translate>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
