import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {HOME_FRAGMENTS} from './fragments';
import styles from './styles.module.css';

interface Props {
  readonly eyebrow: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Top section of a landing page: title, summary and a link to each documentation set. */
export default function Hero({eyebrow, title, children}: Props): ReactNode {
  const textOf = useText();
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <p className={styles.eyebrow}>{eyebrow}</p>
          <Heading as="h1" className={styles.heroTitle}>
            {title}
          </Heading>
          <p className={styles.lead}>{children}</p>
          <div className={styles.actions}>
            {DOCS_SET_LIST.map(({id, label, entry}) => (
              <Link key={id} to={entry} className="button button--primary">
                <Translate
                  id="site.home.readDocs"
                  values={{product: textOf(label)}}>
                  {'{product} docs'}
                </Translate>
              </Link>
            ))}
            <Link to="/products" className="button button--secondary">
              <Translate id="site.home.compare">Compare the SDKs</Translate>
            </Link>
          </div>
        </div>
        {/* Pictures of what the code samples produce. */}
        <div className={styles.results}>
          {DOCS_SET_LIST.map(({id}) => {
            const {Result} = HOME_FRAGMENTS[id] ?? {};
            return (
              Result && (
                <MDXContent key={id}>
                  <Result />
                </MDXContent>
              )
            );
          })}
        </div>
      </div>
    </header>
  );
}
