// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getSocialCardPath} from '@site/src/site/paths';

interface Props {
  readonly path: string;
}

/** Open Graph image of a page: the image from the site's configuration, or else the social card of the page. */
export default function SocialCard({path}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {image} = useThemeConfig();
  return (
    <>
      <Head>
        {!image && (
          <meta property="og:image" content={url + getSocialCardPath(path)} />
        )}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && <PageMetadata image={image} />}
    </>
  );
}
