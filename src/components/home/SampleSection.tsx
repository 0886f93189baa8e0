import type {ReactNode} from 'react';
import samples from '@generated/home-samples/default/samples';
import Translate, {translate} from '@docusaurus/Translate';
import {DOCS_SET_LIST} from '@site/src/sets/index';
import SampleCard from './SampleCard';
import HomeSection from './HomeSection';
import styles from './styles.module.css';

/** A code sample of each set that has one, as compiled and checked page fragments. */
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
          const Sample = samples[set.id];
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
