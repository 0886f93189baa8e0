import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {Exports} from './runSample';

/**
 * The module `spreadsheet-sdk`, of which each spreadsheet is known to whoever runs a sample.
 *
 * @param created - called with each, in the order in which they are created
 */
export function wrapSdk(
  module: Readonly<Exports>,
  created: (spreadsheet: Spreadsheet) => void,
): Exports {
  const {createSpreadsheet} = module as {
    createSpreadsheet(...args: unknown[]): Promise<Spreadsheet>;
  };
  return {
    ...module,
    createSpreadsheet: async (...args: unknown[]) => {
      const spreadsheet = await createSpreadsheet(...args);
      created(spreadsheet);
      return spreadsheet;
    },
  };
}
