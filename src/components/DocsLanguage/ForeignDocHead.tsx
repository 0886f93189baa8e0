import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {isUnlistedPage} from '@site/src/site/unlistedPages';
import SocialCard from '../SiteHead/SocialCard';

interface Props {
  /** Path of the original. */
  readonly path: string;
  /** The same as a full public address. */
  readonly canonical: string;
}

/** Names the original as the address to index and to share. */
export default function ForeignDocHead({path, canonical}: Props): ReactNode {
  return (
    <>
      <Head>
        <link rel="canonical" href={canonical} />
        <meta property="og:url" content={canonical} />
      </Head>
      {!isUnlistedPage(path) && <SocialCard path={path} />}
    </>
  );
}
