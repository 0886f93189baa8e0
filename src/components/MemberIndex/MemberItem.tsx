import {Fragment, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {MemberRow} from '@site/src/sets/reference/memberRows';

/** A row of the index: a name that leads to its entry, or to those of the types that have it. */
export default function MemberItem({
  name,
  url,
  note,
  owners = [],
}: MemberRow): ReactNode {
  const base = useBaseUrl('/').replace(/\/$/, '');
  const {collectLink} = useBrokenLinks();
  // Plain links: a thousand of the router's would make the page twice as heavy.
  const link = (to: string, text: ReactNode) => {
    collectLink(base + to);
    // eslint-disable-next-line @docusaurus/no-html-links -- as said above
    return <a href={base + to}>{text}</a>;
  };
  return (
    <li>
      {url ? link(url, <code>{name}</code>) : <code>{name}</code>}
      {note && ` ${note}`}
      {owners.map(([owner, to], index) => (
        <Fragment key={owner}>
          {index === 0 ? ' of ' : ', '}
          {link(to, owner)}
        </Fragment>
      ))}
    </li>
  );
}
