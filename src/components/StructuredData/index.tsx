import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Graph, Thing} from 'schema-dts';

interface Props {
  readonly things: readonly Thing[];
}

/** JSON-LD in terms of https://schema.org. */
export default function StructuredData({things}: Props): ReactNode {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return (
    <Head>
      <script type="application/ld+json">
        {/* Prevents `</script>` in a text from ending the element. */}
        {JSON.stringify(graph).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
