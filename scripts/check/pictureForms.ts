import {parseWidths} from '../../src/sets/pictures/columnWidths';
import {fillRow} from '../../src/sets/pictures/fillRow';
import {parseFormat} from '../../src/sets/pictures/formatWords';
import type {Fault} from '../../src/sets/problem';

/** As much of a cell as has a form of its own. */
interface Cell {
  readonly f?: string;
  readonly span?: readonly [number, number];
}

type Props = Readonly<Record<string, unknown>>;

/** What stops a build at a picture of a sheet: widths and words that there are not, rows that fill no columns. */
export function formFaults(props: Props): Fault[] {
  const {columns, rows, rowNumbers = 1} = props;
  if (typeof columns !== 'string' || !Array.isArray(rows)) {
    // The types of the element say so.
    return [];
  }
  const cells = (rows as unknown[][]).map((row) => row.map(cellOf));
  const numberOf = (index: number) =>
    Array.isArray(rowNumbers)
      ? Number(rowNumbers[index])
      : Number(rowNumbers) + index;
  return [
    ...faultOf('columns', () => {
      const covered = parseWidths(columns).map(() => 0);
      cells.forEach((row, index) => fillRow(row, covered, numberOf(index)));
    }),
    ...cells.flat().flatMap(({f}) => faultOf('f', () => void parseFormat(f))),
  ];
}

function cellOf(cell: unknown): Cell {
  return typeof cell === 'object' ? ((cell ?? {}) as Cell) : {};
}

function faultOf(property: string, read: () => void): Fault[] {
  try {
    read();
    return [];
  } catch (error) {
    const {message} = error as Error;
    return [
      {
        found: `\`${property}\`: ${message.replace('Sheet picture: ', '').replace(/\.$/, '')}`,
        expected:
          'a width for each column (xs, s, m, l or xl), and cells that fill each row',
        remedy:
          'Correct the property; `npm run samples -- --pictures PAGE` fills the rows of a picture from its sample.',
      },
    ];
  }
}
