// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** What the link to the feed says. */
  readonly children: ReactNode;
}

/**
 * Leads to the feed beside a page of changes, for readers and for their programs. Feeds need days, which
 * come from the history of git, as the page's own does: without it the build writes no feed.
 */
export default function ChangelogFeed({children}: Props): ReactNode {
  const {permalink, title, lastUpdatedAt} = useDoc().metadata;
  if (lastUpdatedAt === undefined) {
    return null;
  }
  const address = `${permalink}.xml`;
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={title}
          href={address}
        />
      </Head>
      <p>
        <Link
          to={`pathname://${address}`}
          autoAddBaseUrl={false}
          type="application/atom+xml">
          {children}
        </Link>
      </p>
    </>
  );
}
