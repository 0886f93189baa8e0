// @works-without-react
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HEADING_BAR_ID} from '@site/src/native-first/react';
import {readLiveProject} from '@site/src/site/frontMatter';
import {isUnlistedPage, getMarkdownPath} from '@site/src/site/paths';
import PageTools from './index';
import styles from './styles.module.css';

interface Props {
  /** Breadcrumbs of the page. */
  readonly children: ReactNode;
}

/** Bar above a documentation page: breadcrumbs and page tools. */
export default function DocTop({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {permalink} = metadata;
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <div id={HEADING_BAR_ID} className={styles.top}>
      {children}
      {!isUnlistedPage(permalink) && (
        <PageTools
          markdown={getMarkdownPath(permalink)}
          address={url + permalink}
          project={readLiveProject(frontMatter)}
        />
      )}
    </div>
  );
}
