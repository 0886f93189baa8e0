// @works-without-react
import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefCallback,
} from 'react';
import clsx from 'clsx';
import {getNodeText} from '@site/src/components/nodeText';
import {
  makeTableFocusable,
  STACKED_TABLE,
  TABLE_SCROLLER,
} from '@site/src/native-first/tables';
import stacked from './stacked.module.css';
import styles from './styles.module.css';

/**
 * A table that scrolls sideways if it is wider than the screen, also with the keyboard (WCAG 2.1.1). On
 * phones, tables with many or wide columns show each row as a block.
 */
export default function ScrollingTable({
  children,
  className,
  ...props
}: ComponentProps<'table'>): ReactNode {
  const names = columnNames(children);
  return (
    <div
      // React never passes null, because the function returns a clean-up function.
      ref={makeTableFocusable as RefCallback<HTMLElement>}
      className={styles.scroller}
      data-native={TABLE_SCROLLER}>
      {isTooWide(children, names) ? (
        <table
          {...props}
          data-native={STACKED_TABLE}
          className={clsx(stacked.table, styles.labelled, className)}>
          {labelled(children, names)}
        </table>
      ) : (
        <table {...props} className={className}>
          {children}
        </table>
      )}
    </div>
  );
}

type Part = ReactElement<{
  readonly children?: ReactNode;
  readonly colSpan?: number;
}>;

function parts(children: ReactNode): Part[] {
  return Children.toArray(children).filter((child): child is Part =>
    isValidElement(child),
  );
}

/** Returns the texts of the header cells in the first row. */
function columnNames(children: ReactNode): string[] {
  const head = parts(children).find(({type}) => type === 'thead');
  const [row] = parts(head?.props.children);
  return parts(row?.props.children).map((cell) =>
    getNodeText(cell.props.children),
  );
}

/** Tables with fewer columns fit on phones, unless they contain long words. */
const FEWEST_COLUMNS = 3;
/** For each column of a two-column table, the length in characters of the longest word that fits on phones. */
const LONGEST_WORDS = [15, 24];

/**
 * Whether a table is too wide for phones. It is if it has at least three columns, or a word that is too long
 * for its column.
 */
function isTooWide(children: ReactNode, names: readonly string[]): boolean {
  const body = parts(children).find(({type}) => type === 'tbody');
  const isPressed = (row: Part) =>
    parts(row.props.children).some((cell, column) =>
      getNodeText(cell.props.children)
        .split(/\s+/)
        .some((word) => word.length > (LONGEST_WORDS[column] ?? Infinity)),
    );
  return (
    names.length >= FEWEST_COLUMNS ||
    (names.length > 0 && parts(body?.props.children).some(isPressed))
  );
}

/**
 * Adds the column name to every cell except the first of a row as `data-label`. Phones show it instead of the header.
 *
 * @param children - header and body of the table
 * @param names - column names from {@link columnNames}
 */
function labelled(children: ReactNode, names: readonly string[]): ReactNode {
  let column = 0;
  return parts(children).map((part) => {
    const first = column;
    column += part.props.colSpan ?? 1;
    const label =
      part.type === 'td' && first > 0
        ? names.slice(first, column).join(', ')
        : undefined;
    const inside =
      part.type === 'thead' || part.type === 'tbody' || part.type === 'tr'
        ? labelled(part.props.children, names)
        : part.props.children;
    return cloneElement(
      part as ReactElement<Record<string, unknown>>,
      {
        ...(part.type === 'thead' && {className: 'visually-hidden--phone'}),
        ...(label && {'data-label': label}),
      },
      inside,
    );
  });
}
