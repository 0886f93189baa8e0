import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useText} from '@site/src/hooks/useText';
import {DOCS_LOCALE} from '@site/src/site/locales';
import type {DocsSet} from '@site/src/sets/index';
import styles from './styles.module.css';

interface Props {
  readonly set: DocsSet;
  readonly children: ReactNode;
}

/** The sample of one set, and the way to its first page. */
export default function SampleCard({set, children}: Props): ReactNode {
  const label = useText()(set.label);
  return (
    <div className={styles.sample}>
      <Heading as="h3" id={`sample-${set.id}`}>
        {label}
      </Heading>
      {/* Code is written in English whatever the page's language. */}
      <div lang={DOCS_LOCALE}>
        <MDXContent>{children}</MDXContent>
      </div>
      <Link to={set.entry}>
        <Translate id="site.home.samples.more" values={{product: label}}>
          {'Start with the {product}'}
        </Translate>
      </Link>
    </div>
  );
}
