import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {DOCS_SETS, type DocsSetId} from '@site/src/sets/index';
import Section from './Section';
import styles from './styles.module.css';

/** A code sample of each documented SDK, as compiled and checked page fragments. */
export default function SampleSection({
  samples,
}: {
  samples: Readonly<Record<DocsSetId, ReactNode>>;
}): ReactNode {
  return (
    <Section
      id="samples"
      title={<Translate id="site.home.samples.title">See the code</Translate>}
      intro={
        <Translate id="site.home.samples.intro">
          Both samples are complete: they are compiled and checked whenever this
          site is built.
        </Translate>
      }>
      <div className={styles.samples}>
        {Object.values(DOCS_SETS).map(({id, label, entry}) => (
          <div key={id} className={styles.sample}>
            <Heading as="h3" id={`sample-${id}`}>
              {label}
            </Heading>
            {/* Code is written in English whatever the page's language. */}
            <div lang="en">
              <MDXContent>{samples[id]}</MDXContent>
            </div>
            <Link to={entry}>
              <Translate id="site.home.samples.more" values={{product: label}}>
                {'Start with the {product}'}
              </Translate>
            </Link>
          </div>
        ))}
      </div>
    </Section>
  );
}
