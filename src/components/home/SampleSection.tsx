import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST, type DocsSet} from '@site/src/site/sets/index';
import {DOCS_LOCALE} from '@site/src/site/locales';
import {HOME_FRAGMENTS} from './fragments';
import HomeSection from './HomeSection';
import styles from './styles.module.css';

/**
 * Section with a code sample of each documentation set. The samples are page fragments, which are checked like pages.
 */
export default function SampleSection(): ReactNode {
  return (
    <HomeSection
      id="samples"
      title={translate({
        id: 'site.home.samples.title',
        message: 'See the code',
      })}
      intro={
        <Translate id="site.home.samples.intro">
          Every sample is complete: it is compiled and checked whenever this
          site is built.
        </Translate>
      }>
      <div className={styles.samples}>
        {DOCS_SET_LIST.map((set) => {
          const {Sample} = HOME_FRAGMENTS[set.id] ?? {};
          return (
            Sample && (
              <SampleCard key={set.id} set={set}>
                <Sample />
              </SampleCard>
            )
          );
        })}
      </div>
    </HomeSection>
  );
}

interface SampleCardProps {
  readonly set: DocsSet;
  readonly children: ReactNode;
}

/** Card with the sample of a documentation set and a link to the first page of the set. */
function SampleCard({set, children}: SampleCardProps): ReactNode {
  const label = useText()(set.label);
  return (
    <div className={styles.sample}>
      <Heading as="h3" id={`sample-${set.id}`}>
        {label}
      </Heading>
      {/* Code is in English on every page, so its language is declared. */}
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
