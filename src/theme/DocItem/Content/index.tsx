// Wraps the text: a page in another language than its surroundings says so, carries its `lang`, has its
// window's title in theirs, and a summary above.
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
