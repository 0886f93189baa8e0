// Wraps the end of a page: readers are asked there whether it helped, and may report what is wrong.
import type {ReactNode} from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageFeedback from '@site/src/components/PageFeedback';

export default function DocItemFooterWrapper(): ReactNode {
  return (
    <>
      <DocItemFooter />
      <PageFeedback />
    </>
  );
}
