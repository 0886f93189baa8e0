import React, {useId, type ReactNode} from 'react';
import Drawing from './Drawing';
import type {DiagramData} from './types';
import styles from './styles.module.css';

/**
 * Draws a box-and-arrow diagram, from left to right and on phones from top to bottom. Its description
 * is shown as the caption, so that nobody needs the picture to understand it.
 */
export default function Diagram({data}: {data: DiagramData}): ReactNode {
  const id = useId();
  const {title, description} = data;
  const shared = {title, describedBy: id};
  return (
    <figure className={styles.figure}>
      <div
        className={styles.scroller}
        tabIndex={0}
        role="group"
        aria-label={title}>
        <Drawing {...shared} drawing={data.wide} className={styles.wide} />
        <Drawing {...shared} drawing={data.narrow} className={styles.narrow} />
      </div>
      <figcaption id={id}>{description}</figcaption>
    </figure>
  );
}
