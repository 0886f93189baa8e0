// @works-without-react
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  /** Id of the heading, used as anchor. */
  readonly id: string;
  /** Must be a string, because the label of the heading's link is derived from it. */
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a landing page. */
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
