// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

interface Props {
  /** Text of the link. */
  readonly children: ReactNode;
}

/** Link to the feed of a changelog page. Without git history there are no dates, and the build writes no feed. */
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
