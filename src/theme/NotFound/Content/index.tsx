// Replaces the classic text's dead end: the catalogue's two sentences, then ways on.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import NeedsApp from '@site/src/components/NeedsApp';
import NotFoundHelp from '@site/src/components/NotFoundHelp';
import NearestPages from '@site/src/components/NotFoundHelp/NearestPages';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      {/* One page stands at every such address; the way on from this one is made in the browser. */}
      <NeedsApp because="nearest pages" />
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
