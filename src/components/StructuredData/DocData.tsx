import type {ReactNode} from 'react';
import {
  findFirstSidebarItemLink,
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useForeignDoc} from '@site/src/hooks/useForeignDoc';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSiteFacts} from '@site/src/hooks/useSiteFacts';
import {useText} from '@site/src/hooks/useText';
import type {DocsSet} from '@site/src/sets/index';
import {breadcrumbList, techArticle} from '@site/src/site/structuredData';
import StructuredData from './index';

/** What a page of a set says of itself: where it stands, and what it is about. */
export default function DocData({set}: {readonly set: DocsSet}): ReactNode {
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
  return (
    <StructuredData
      things={[
        breadcrumbList([
          {name: home, url: site.home},
          // The first page of a product stands for it: no address is named twice.
          ...(product.url !== page.url ? [product] : []),
          ...groups,
          page,
        ]),
        techArticle({
          title,
          description,
          url: foreign?.canonical ?? page.url,
          language: foreign?.lang ?? locale,
          product: product.name,
          site,
        }),
      ]}
    />
  );
}
