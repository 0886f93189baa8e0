import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the section's heading. */
  readonly id: string;
  /** A plain string: the link to the heading reads it, and else the id. */
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** One titled band of a landing page. */
export default function HomeSection({
  id,
  title,
  intro,
  children,
}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  );
}
