// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {createCommonLink, type CommonLinkName} from '@site/src/site/linkTable';

interface Props {
  readonly to: CommonLinkName;
  readonly children: ReactNode;
}

/** Link to a page of the store in the language of the current page. */
export default function StoreLink({to, children}: Props): ReactNode {
  return <Link href={createCommonLink(to, useLinkContext())}>{children}</Link>;
}
