// @works-without-react
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {APP_AT_IDLE_META} from '@site/src/native-first/react';

/**
 * Makes the page load React when the browser is idle.
 *
 * @param because - reason, shown in the report of the build
 */
export default function NeedsApp({
  because,
}: {
  readonly because: string;
}): ReactNode {
  return (
    <Head>
      <meta name={APP_AT_IDLE_META} content={because} />
    </Head>
  );
}
