// Wraps the entries: src/native/sectionMarks.ts marks the one that is being read, before the
// application and with it; the classic theme must not do so as well.
import {useEffect, type ReactNode} from 'react';
import TOCItems from '@theme-original/TOCItems';
import type {Props} from '@theme/TOCItems';
import {markSection} from '@site/src/native/sectionMarks';

export default function TOCItemsWrapper(props: Props): ReactNode {
  useEffect(markSection, [props.toc]);
  return <TOCItems {...props} linkActiveClassName={undefined} />;
}
