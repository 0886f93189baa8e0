// @works-without-react
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import EntryFilter from '@site/src/reference/ui/EntryFilter';
import {
  getIndexLetter,
  type MemberRow,
} from '@site/src/reference/shared/memberRows';
import styles from './styles.module.css';

interface Props {
  /** Sorted rows as JSON, set by the remark step. One element per row would take long to compile. */
  readonly rows?: string;
  /** Text between a name and its owners. */
  readonly of?: string;
}

/** Alphabetical index of a contract with a filter. Search skips it, because it finds the entries themselves. */
export default function MemberIndex({
  rows = '[]',
  of = ' of ',
}: Props): ReactNode {
  const letters = groupByLetter(JSON.parse(rows) as readonly MemberRow[]);
  return (
    <div className={styles.index} data-search="skip">
      <EntryFilter />
      <ul className={styles.letters}>
        {letters.map(({id, title}) => (
          <li key={id}>
            <Link to={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {letters.map(({id, title, members}) => (
        <section key={id}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <ul>
            {members.map((member) => (
              <MemberItem key={member.name} of={of} {...member} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Letter {
  readonly id: string;
  readonly title: string;
  readonly members: MemberRow[];
}

/** Groups rows by their first letter; all other first characters form one group. */
function groupByLetter(rows: readonly MemberRow[]): Letter[] {
  const letters = new Map<string, Letter>();
  for (const row of rows) {
    const {id, title} = getIndexLetter(row);
    const known = letters.get(id);
    if (known) {
      known.members.push(row);
    } else {
      letters.set(id, {id, title, members: [row]});
    }
  }
  return [...letters.values()];
}

/** A name with a link to its entry, or to the entries of all types that have it. */
function MemberItem({
  name,
  url,
  note,
  of,
  owners = [],
}: MemberRow & {readonly of: string}): ReactNode {
  const base = useBaseUrl('/').replace(/\/$/, '');
  const {collectLink} = useBrokenLinks();
  // Plain links: a thousand router links would double the size of the page.
  const link = (to: string, text: ReactNode) => {
    collectLink(base + to);
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    return <a href={base + to}>{text}</a>;
  };
  return (
    <li>
      {url ? link(url, <code>{name}</code>) : <code>{name}</code>}
      {note && ` ${note}`}
      {owners.map(([owner, to], index) => (
        <Fragment key={owner}>
          {index === 0 ? of : ', '}
          {link(to, owner)}
        </Fragment>
      ))}
    </li>
  );
}
