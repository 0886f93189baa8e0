import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import EntryFilter from '@site/src/components/EntryFilter';
import {letterOf, type MemberRow} from '@site/src/sets/reference/memberRows';
import MemberItem from './MemberItem';
import styles from './styles.module.css';

interface Props {
  /**
   * Rows in their order, as JSON, which the set's step adds to the element: one for each would have to be
   * compiled and bundled.
   */
  readonly rows?: string;
}

/**
 * The members of a contract from A to Z, with a field that filters them. Search leaves the index out:
 * every row of it leads to what is to be found.
 */
export default function MemberIndex({rows = '[]'}: Props): ReactNode {
  const letters = byLetter(JSON.parse(rows) as readonly MemberRow[]);
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
              <MemberItem key={member.name} {...member} />
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

/** Groups rows by their first letter; names that begin with a sign stand in one group. */
function byLetter(rows: readonly MemberRow[]): Letter[] {
  const letters = new Map<string, Letter>();
  for (const row of rows) {
    const {id, title} = letterOf(row);
    const known = letters.get(id);
    if (known) {
      known.members.push(row);
    } else {
      letters.set(id, {id, title, members: [row]});
    }
  }
  return [...letters.values()];
}
