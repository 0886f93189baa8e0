// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST, DOCS_SETS} from '@site/src/site/sets/index';
import {HOME_FRAGMENTS} from './fragments';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** Top section of a landing page: title, summary, links to the demos and to each documentation set, and results. */
export default function Hero({title, children}: Props): ReactNode {
  const textOf = useText();
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <div>
          <Heading as="h1" className={styles.heroTitle}>
            {/* Keeps words that contain a hyphen on one line if they fit. */}
            {title.split(/(\S+-\S+)/).map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <span key={part} className={styles.word}>
                  {part}
                </span>
              ),
            )}
          </Heading>
          <p className={styles.lead}>{children}</p>
          <div className={styles.actions}>
            <Link
              to={DOCS_SETS.spreadsheet.tryIt.to}
              className="button button--primary">
              <Translate id="site.home.demos">Run the live demos</Translate>
            </Link>
            {DOCS_SET_LIST.map(({id, label, entry}) => (
              <Link key={id} to={entry} className="button button--secondary">
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
        {/* Pictures of the results of the code samples. A fragment may include its sample; CSS hides its code and
            shows its buttons, and the Markdown version omits it. */}
        <div className={styles.results}>
          {DOCS_SET_LIST.map(({id}) => {
            const {Result} = HOME_FRAGMENTS[id] ?? {};
            return (
              Result && (
                <div key={id} data-search="picture">
                  <MDXContent>
                    <Result />
                  </MDXContent>
                </div>
              )
            );
          })}
        </div>
      </div>
    </header>
  );
}
