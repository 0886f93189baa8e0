import React, {type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A table of a page. Where it is wider than the screen it scrolls, by keyboard too (WCAG 2.1.1). */
export default function ScrollingTable(
  props: ComponentProps<'table'>,
): ReactNode {
  return (
    <div className={styles.scroller} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
