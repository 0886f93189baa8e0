import {useId, type ReactNode} from 'react';
import sheet from '../SheetPicture/cellStyles';
import styles from './styles.module.css';

interface Props {
  /** One sentence under the picture that says what it shows. */
  readonly caption: string;
  /** Labels of buttons from left to right; `|` is a dividing line. */
  readonly items: readonly string[];
}

/** Draws a toolbar as a static list: labels, not buttons, since nothing happens on a click. */
export default function ToolbarPicture({caption, items}: Props): ReactNode {
  const captionId = useId();
  return (
    <figure className={sheet.figure}>
      <ul className={styles.toolbar} aria-labelledby={captionId}>
        {items.map((item, index) =>
          item === '|' ? (
            <li key={index} className={styles.divider} aria-hidden="true" />
          ) : (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ),
        )}
      </ul>
      <figcaption id={captionId} className={sheet.caption}>
        {caption}
      </figcaption>
    </figure>
  );
}
