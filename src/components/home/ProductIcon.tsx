// @works-without-react
import type {ReactNode} from 'react';
import type {Product} from '@site/src/site/products';
import styles from './styles.module.css';

/** Lines of the icons, in a square of 24 pixels. */
const PATHS: Readonly<Record<Product['type'], string>> = {
  // A page with text.
  HANGUEL: 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6',
  // A grid with a heading row and column.
  HANSEL: 'M4 4h16v16H4ZM4 9h16M4 14.5h16M9.5 4v16',
  // Two pages side by side.
  DOCUMENT: 'M3 4h7v16H3ZM14 4h7v16h-7ZM5.5 9h2M5.5 13h2M16.5 9h2M16.5 16h2',
  // A letter inside the corners of a frame.
  OCR: 'M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5M8 8.5h8M12 8.5v8',
  // A shield with a tick.
  AUTH: 'M12 3l7 2.5V11c0 4.5-2.8 8-7 10-4.2-2-7-5.5-7-10V5.5ZM9 12l2.2 2.2L15.2 10',
  // A briefcase.
  OFFICE: 'M3 8h18v12H3ZM9 8V4h6v4M3 13h18M12 12v2.5',
};

/** Decorative icon of a kind of product. */
export default function ProductIcon({type}: Pick<Product, 'type'>): ReactNode {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true">
      <path d={PATHS[type]} />
    </svg>
  );
}
