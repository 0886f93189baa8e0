// @works-without-react
import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {SCROLLER, STACKED} from '@site/src/native-first/tables';
import {useReachableTable} from './useReachableTable';
import stacked from './stacked.module.css';
import styles from './styles.module.css';

/**
 * A table of a page. Where it is wider than the screen it scrolls, by keyboard too (WCAG 2.1.1), as
 * `src/native-first/tables.ts` sees to; on a phone, where its columns are too many or too wide, every row
 * becomes a block that names them.
 */
export default function ScrollingTable({
  children,
  className,
  ...props
}: ComponentProps<'table'>): ReactNode {
  const names = columnNames(children);
  const scroller = useReachableTable();
  return (
    <div ref={scroller} className={styles.scroller} data-native={SCROLLER}>
      {isTooWide(children, names) ? (
        <table
          {...props}
          data-native={STACKED}
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

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');
}

/** The texts of the cells in the first row of a table's head, in order; empty without a head. */
function columnNames(children: ReactNode): string[] {
  const head = parts(children).find(({type}) => type === 'thead');
  const [row] = parts(head?.props.children);
  return parts(row?.props.children).map((cell) => textOf(cell.props.children));
}

/** With fewer columns, and short names in the first, a table fits on a phone as it is. */
const FEWEST_COLUMNS = 3;
/** Characters of a word, by column: a longer one presses the other column, or leaves the screen. */
const LONGEST_WORDS = [15, 24];

/**
 * Whether a phone is too narrow for a table's columns: there are three or more, or a word of one of
 * them, as a function's name, takes the room of the other.
 */
function isTooWide(children: ReactNode, names: readonly string[]): boolean {
  const body = parts(children).find(({type}) => type === 'tbody');
  const isPressed = (row: Part) =>
    parts(row.props.children).some((cell, column) =>
      textOf(cell.props.children)
        .split(/\s+/)
        .some((word) => word.length > (LONGEST_WORDS[column] ?? Infinity)),
    );
  return (
    names.length >= FEWEST_COLUMNS ||
    (names.length > 0 && parts(body?.props.children).some(isPressed))
  );
}

/**
 * Gives every cell but the first of a row the name of its column, or the names of those that it spans,
 * as `data-label`, so that a phone can show each row as a block; the head is then hidden from the eye.
 *
 * @param children - head and body of the table
 * @param names - from {@link columnNames}
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
