// Replaces the classic text's dead end: the catalogue's two sentences, then ways on.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {APP_AT_ONCE_META} from '@site/src/native/app';
import NotFoundHelp from '@site/src/components/NotFoundHelp';
import NearestPages from '@site/src/components/NotFoundHelp/NearestPages';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Head>
        {/* One page stands at every such address; the way on from this one is made in the browser. */}
        <meta name={APP_AT_ONCE_META} content="" />
      </Head>
      <Heading as="h1">
        <Translate id="theme.NotFound.title">Page Not Found</Translate>
      </Heading>
      <p>
        <Translate id="theme.NotFound.p1">
          We could not find what you were looking for.
        </Translate>
      </p>
      <NearestPages />
      <NotFoundHelp />
    </main>
  );
}
