import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCardPath} from '@site/src/site/paths';

interface Props {
  /** Path of the page that the card was drawn for. */
  readonly path: string;
}

/**
 * The picture that stands for a page where its address is shared: the one that the configuration names for
 * all, or the card of the page.
 */
export default function SocialCard({path}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {image} = useThemeConfig();
  return (
    <>
      <Head>
        {!image && (
          <meta property="og:image" content={url + socialCardPath(path)} />
        )}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image && <PageMetadata image={image} />}
    </>
  );
}
