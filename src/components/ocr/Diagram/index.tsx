// @works-without-react
import {useId, type ComponentType, type ReactNode, type SVGProps} from 'react';
import clsx from 'clsx';
import {useText} from '@site/src/hooks/useText';
import type {LocalizedText} from '@site/src/site/locales';
import styles from './styles.module.css';

/** An SVG file as a React component. */
type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/** A diagram and its text alternative. */
export interface DiagramData {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly wide: Drawing;
  /** Drawing for phones, at most 300 units wide, from top to bottom. */
  readonly narrow: Drawing;
}

interface Props {
  readonly data: DiagramData;
}

/**
 * A diagram, drawn from left to right, and on phones from top to bottom. Its text alternative is visible as
 * the caption.
 */
export default function Diagram({data}: Props): ReactNode {
  const id = useId();
  const textOf = useText();
  const {wide: Wide, narrow: Narrow} = data;
  const title = textOf(data.title);
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
      <figcaption id={id}>{textOf(data.description)}</figcaption>
    </figure>
  );
}
