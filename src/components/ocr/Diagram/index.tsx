// @works-without-react
import {useId, type ComponentType, type ReactNode, type SVGProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An SVG file as a React component. */
type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

interface Props {
  readonly title: string;
  /** Text alternative, visible below the diagram. */
  readonly caption: string;
  readonly wide: Drawing;
  /** Drawing for phones, at most 300 units wide, from top to bottom. */
  readonly narrow: Drawing;
}

/** A diagram, drawn from left to right, and on phones from top to bottom. */
export default function Diagram({
  title,
  caption,
  wide: Wide,
  narrow: Narrow,
}: Props): ReactNode {
  const id = useId();
  const shared = {role: 'img', 'aria-label': title, 'aria-describedby': id};
  return (
    <figure className={styles.figure}>
      <div
        className={styles.scroller}
        tabIndex={0}
        role="group"
        aria-label={title}>
        <Wide {...shared} className={clsx(styles.drawing, styles.wide)} />
        <Narrow {...shared} className={clsx(styles.drawing, styles.narrow)} />
      </div>
      <figcaption id={id}>{caption}</figcaption>
    </figure>
  );
}
