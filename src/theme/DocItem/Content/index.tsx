// Wraps pages in another language than the interface: marks them with `lang`, and adds a notice.
// @works-without-react
import type {ReactNode} from 'react';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import DocsLanguage from '@site/src/components/DocsLanguage';
import {useForeignDoc} from '@site/src/hooks/useForeignDoc';

export default function DocItemContentWrapper(props: Props): ReactNode {
  const foreign = useForeignDoc();
  if (!foreign) {
    return <DocItemContent {...props} />;
  }
  return (
    <>
      <DocsLanguage path={foreign.path} canonical={foreign.canonical} />
      <div lang={foreign.lang}>
        <DocItemContent {...props} />
      </div>
    </>
  );
}
