// Adds a link to report problems with the page.
// @works-without-react
import type {ReactNode} from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import ReportLink from '@site/src/components/ReportLink';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <DocItemFooter />
      <ReportLink />
    </>
  );
}
