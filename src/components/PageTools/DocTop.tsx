import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useReadPage} from '@site/src/hooks/useReadPage';
import {useDocsSet} from '@site/src/hooks/useDocsSet';
import {holdsLiveSamples} from '@site/src/site/frontMatter';
import {markdownPath} from '@site/src/site/markdownPath';
import {isUnlistedPage} from '@site/src/site/unlistedPages';
import DocData from '../StructuredData/DocData';
import PageTools from './index';
import styles from './styles.module.css';

interface Props {
  /** Where the page stands. */
  readonly children: ReactNode;
}

/** The line above a documentation page: where it stands, and what readers can do with it. */
export default function DocTop({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const set = useDocsSet();
  useReadPage(permalink);
  return (
    <div className={styles.top}>
      {set && <DocData set={set} />}
      {children}
      {!isUnlistedPage(permalink) && (
        <PageTools
          markdown={markdownPath(permalink)}
          address={url + permalink}
          hasSamples={holdsLiveSamples(frontMatter)}
        />
      )}
    </div>
  );
}
