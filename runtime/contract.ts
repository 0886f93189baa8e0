/**
 * The contract that the runtime implements, under one name for all its files. Only types: the
 * declarations hold no code.
 */
export type * from '../contracts/spreadsheet/spreadsheet-sdk';
