import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Thing} from 'schema-dts';
import {graphOf} from '@site/src/site/structuredData';

interface Props {
  readonly things: readonly Thing[];
}

/** What a page says of itself to programs: data, which browsers do not run. */
export default function StructuredData({things}: Props): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {/* No text may end the element. */}
        {JSON.stringify(graphOf(things)).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
