import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Graph, Thing} from 'schema-dts';

interface Props {
  readonly things: readonly Thing[];
}

/** What a page says of itself to programs, in the words of https://schema.org: data, which browsers do not run. */
export default function StructuredData({things}: Props): ReactNode {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return (
    <Head>
      <script type="application/ld+json">
        {/* No text may end the element. */}
        {JSON.stringify(graph).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
