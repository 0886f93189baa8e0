import type {ReactNode} from 'react';
import results from '@generated/home-samples/default/results';
import MDXContent from '@theme/MDXContent';
import {DOCS_SET_LIST} from '@site/src/sets/index';
import styles from './styles.module.css';

/** What the samples of the page do: a picture of each set that has one. */
export default function HeroResults(): ReactNode {
  return (
    <div className={styles.results}>
      {DOCS_SET_LIST.map(({id}) => {
        const Result = results[id];
        return (
          Result && (
            <MDXContent key={id}>
              <Result />
            </MDXContent>
          )
        );
      })}
    </div>
  );
}
