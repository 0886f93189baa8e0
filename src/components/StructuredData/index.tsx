// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Graph, Thing} from 'schema-dts';

interface Props {
  readonly things: readonly Thing[];
}

/** JSON-LD script with the given https://schema.org objects. */
export default function StructuredData({things}: Props): ReactNode {
  const graph: Graph = {'@context': 'https://schema.org', '@graph': things};
  return (
    <Head>
      <script type="application/ld+json">
        {/* Escapes `<`, so that `</script>` in a text does not end the element. */}
        {JSON.stringify(graph).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
