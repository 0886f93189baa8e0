// @works-without-react
import {useId, type ComponentType, type ReactNode, type SVGProps} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** An SVG file that bears its title, as the bundler imports it. */
type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/** A diagram and the text that says the same in words. */
export interface DiagramData {
  readonly title: string;
  readonly description: string;
  readonly wide: Drawing;
  /** The same for phones, 300 units wide at most: drawn from top to bottom. */
  readonly narrow: Drawing;
}

interface Props {
  readonly data: DiagramData;
}

/**
 * Shows a box-and-arrow diagram, from left to right and on phones from top to bottom. Its description
 * is shown as the caption, so that nobody needs the picture to understand it.
 */
export default function Diagram({data}: Props): ReactNode {
  const id = useId();
  const {title, description, wide: Wide, narrow: Narrow} = data;
  const shared = {role: 'img', 'aria-describedby': id};
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
      <figcaption id={id}>{description}</figcaption>
    </figure>
  );
}
