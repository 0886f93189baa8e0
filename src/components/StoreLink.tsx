// @works-without-react
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLinkContext} from '@site/src/hooks/useLinkContext';
import {createCommonLink, type CommonLinkName} from '@site/src/site/linkTable';

interface Props {
  readonly to: CommonLinkName;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
}

/** Link to a page of the store in the language of the current page. */
export default function StoreLink({to, ...rest}: Props): ReactNode {
  return <Link href={createCommonLink(to, useLinkContext())} {...rest} />;
}
