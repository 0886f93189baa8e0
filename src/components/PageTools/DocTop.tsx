// @works-without-react
import type {ReactNode} from 'react';
import {
  findFirstSidebarItemLink,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import StructuredData from '@site/src/components/StructuredData/index';
import {useDocsSet} from '@site/src/hooks/useDocsSet';
import {useForeignDoc} from '@site/src/hooks/useForeignDoc';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteFacts} from '@site/src/hooks/useSiteFacts';
import {useText} from '@site/src/hooks/useText';
import type {DocsSet} from '@site/src/site/sets/index';
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
  const set = useDocsSet();
  return (
    <div id={HEADING_BAR_ID} className={styles.top}>
      {set && <DocData set={set} />}
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

/** Structured data of a documentation page: its breadcrumbs and its subject. */
function DocData({set}: {readonly set: DocsSet}): ReactNode {
  const {title, description, permalink} = useDoc().metadata;
  const {url} = useDocusaurusContext().siteConfig;
  const site = useSiteFacts();
  const textOf = useText();
  const locale = useLocale();
  const foreign = useForeignDoc();
  const groups = (useSidebarBreadcrumbs() ?? []).flatMap((item) => {
    const href = item.type === 'category' && findFirstSidebarItemLink(item);
    return href ? [{name: item.label, url: url + href}] : [];
  });
  const home = translate({id: 'site.breadcrumbs.home', message: 'Home'});
  const product = {
    name: textOf(set.label),
    url: site.home + set.entry.slice(1),
  };
  const page = {name: title, url: url + permalink};
  const crumbs = [
    {name: home, url: site.home},
    // Omits the product on the first page of its set, because both have the same address.
    ...(product.url !== page.url ? [product] : []),
    ...groups,
    page,
  ];
  return (
    <StructuredData
      things={[
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.name,
            item: crumb.url,
          })),
        },
        {
          '@type': 'TechArticle',
          headline: title,
          description,
          url: foreign?.canonical ?? page.url,
          inLanguage: foreign?.lang ?? locale,
          isPartOf: {'@type': 'WebSite', name: site.name, url: site.home},
          about: {'@type': 'SoftwareApplication', name: product.name},
        },
      ]}
    />
  );
}
