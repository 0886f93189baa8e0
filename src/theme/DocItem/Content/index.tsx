// Wraps pages in another language than the interface: marks them with `lang`, and adds a notice, and title
// and summary in the language of the interface.
// @works-without-react
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
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
      {foreign.name && <PageMetadata title={foreign.name} />}
      <DocsLanguage path={foreign.path} canonical={foreign.canonical} />
      {foreign.summary && <p>{foreign.summary}</p>}
      <div lang={foreign.lang}>
        <DocItemContent {...props} />
      </div>
    </>
  );
}
