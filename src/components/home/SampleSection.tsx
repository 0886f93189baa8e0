// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {useText} from '@site/src/hooks/useText';
import {DOCS_SET_LIST} from '@site/src/site/sets/index';
import {DOCS_LOCALE} from '@site/src/site/locales';
import {HOME_FRAGMENTS} from './fragments';
import HomeSection from './HomeSection';
import styles from './styles.module.css';

/**
 * Section with a code sample of each documentation set and a link to the first page of the set. The samples are page fragments, which are checked like pages.
 */
export default function SampleSection(): ReactNode {
  const textOf = useText();
  return (
    <HomeSection
      id="samples"
      title={translate({
        id: 'site.home.samples.title',
        message: 'See the code',
      })}
      intro={
        <Translate id="site.home.samples.intro">
          Every sample is checked against the contracts of this site whenever
          the site is built.
        </Translate>
      }>
      <div className={styles.samples}>
        {DOCS_SET_LIST.map(({id, label, entry}) => {
          const {Sample} = HOME_FRAGMENTS[id] ?? {};
          const product = textOf(label);
          return (
            Sample && (
              <div key={id} className={styles.sample}>
                <Heading as="h3" id={`sample-${id}`}>
                  {product}
                </Heading>
                {/* Code is in English on every page, so its language is declared. */}
                <div lang={DOCS_LOCALE}>
                  <MDXContent>
                    <Sample />
                  </MDXContent>
                </div>
                <Link to={entry}>
                  <Translate id="site.home.samples.more" values={{product}}>
                    {'Start with the {product}'}
                  </Translate>
                </Link>
              </div>
            )
          );
        })}
      </div>
    </HomeSection>
  );
}
