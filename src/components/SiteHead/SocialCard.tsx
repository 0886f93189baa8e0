import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {socialCard} from '@site/src/site/socialCard';

interface Props {
  /** Path of the page that the card was drawn for. */
  readonly path: string;
}

/** The picture that stands for a page where its address is shared. */
export default function SocialCard({path}: Props): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <meta property="og:image" content={url + socialCard(path)} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
