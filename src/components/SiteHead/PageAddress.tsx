import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {MARKDOWN_TYPE, markdownPath} from '@site/src/site/markdownPath';
import {isUnlistedPage} from '@site/src/site/unlistedPages';
import SocialCard from './SocialCard';

/** The page's own address, and those of its Markdown version and its picture. */
export default function PageAddress(): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  // Only a home page has a slash at its end.
  const path = pathname === baseUrl ? baseUrl : pathname.replace(/\/$/, '');
  const isListed = !isUnlistedPage(path);
  return (
    <>
      <Head>
        <meta property="og:url" content={url + path} />
        <link rel="canonical" href={url + path} />
        {isListed ? (
          <link
            rel="alternate"
            type={MARKDOWN_TYPE}
            href={markdownPath(path)}
          />
        ) : (
          <meta name="robots" content="noindex" />
        )}
      </Head>
      {isListed && <SocialCard path={path} />}
    </>
  );
}
