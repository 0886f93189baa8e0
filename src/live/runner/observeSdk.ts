import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {Exports} from './runModules';

/** An SDK whose spreadsheets are known to whoever runs a sample. */
export interface ObservedSdk {
  readonly sdk: Exports;
  /** In the order in which they were created. */
  readonly spreadsheets: readonly Spreadsheet[];
}

/** Wraps the module `spreadsheet-sdk`, and notes each spreadsheet that is created by it. */
export function observeSdk(
  module: Readonly<Exports>,
  created: (spreadsheet: Spreadsheet) => void = () => undefined,
): ObservedSdk {
  const spreadsheets: Spreadsheet[] = [];
  const {createSpreadsheet} = module as {
    createSpreadsheet(...args: unknown[]): Promise<Spreadsheet>;
  };
  return {
    spreadsheets,
    sdk: {
      ...module,
      createSpreadsheet: async (...args: unknown[]) => {
        const spreadsheet = await createSpreadsheet(...args);
        spreadsheets.push(spreadsheet);
        created(spreadsheet);
        return spreadsheet;
      },
    },
  };
}

/**
 * Whether a spreadsheet, still alive, shows anything: cells with contents or formats, drawings, more
 * than the one sheet of an empty document.
 */
export function showsSomething(spreadsheet: Spreadsheet): boolean {
  if (!spreadsheet.isAlive) {
    return false;
  }
  const {sheets} = spreadsheet.workbook;
  return (
    sheets.count > 1 ||
    [...sheets].some(
      ({usedArea, charts, shapes, images}) =>
        usedArea !== null || charts.count + shapes.count + images.count > 0,
    )
  );
}
