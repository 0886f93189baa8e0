import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import {ANNOUNCEMENT_META} from '@site/src/native/announcementBar';
import {DEFAULT_TAG} from '@site/src/search/records/docsTag';
import AlternateLinks from './AlternateLinks';
import PageAddress from './PageAddress';

/** What the head of every page says, unless the page says otherwise. */
export default function SiteHead(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {metadata, announcementBar} = useThemeConfig();
  return (
    <>
      <PageAddress />
      <AlternateLinks />
      <SearchMetadata tag={DEFAULT_TAG} locale={currentLocale} />
      {announcementBar && (
        <Head>
          <meta name={ANNOUNCEMENT_META} content={announcementBar.id} />
        </Head>
      )}
      {/* In a head of its own: it replaces what is said before. */}
      <Head>
        {metadata.map((metadatum, index) => (
          <meta key={index} {...metadatum} />
        ))}
      </Head>
    </>
  );
}
