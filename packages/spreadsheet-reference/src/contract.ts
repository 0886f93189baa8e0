/**
 * The contract that the runtime implements, under one name for all its files. Only types: the
 * declarations hold no code. Files that use several of them import all as `Sdk`, which tells them from the runtime's own.
 */
export type * from '../../../contracts/spreadsheet/spreadsheet-sdk';
