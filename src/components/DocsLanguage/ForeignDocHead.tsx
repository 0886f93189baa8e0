import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';

/** Names the original as the address to index. */
export default function ForeignDocHead({
  canonical,
}: {
  canonical: string;
}): ReactNode {
  return (
    <Head>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
    </Head>
  );
}
