// Functions of the library formulajs whose results can be much larger than their arguments.
import * as formulajs from '@formulajs/formulajs';
import type {Matrix, Scalar} from '../../values/scalar';
import {assertMatrixSize, getValueSize} from '../value';
import {addNumbers, findMaximum} from './aggregates';

type Argument = Scalar | Matrix | undefined;

const countRows = (value: Argument) => getValueSize(value ?? null).rows;
const countColumns = (value: Argument) => getValueSize(value ?? null).columns;
const countCells = (values: readonly Argument[]) => values.flat(2).length;

/** Numbers of rows and columns of the results, by function. */
const SIZES: Readonly<
  Record<string, (...given: Argument[]) => [rows: number, columns: number]>
> = {
  CHOOSECOLS: (area, ...chosen) => [countRows(area), countCells(chosen)],
  CHOOSEROWS: (area, ...chosen) => [countCells(chosen), countColumns(area)],
  EXPAND: (area, rows, columns) => [
    Number(rows ?? countRows(area)),
    Number(columns ?? countColumns(area)),
  ],
  HSTACK: (...areas) => [
    findMaximum(areas.map(countRows)),
    addNumbers(areas.map(countColumns)),
  ],
  VSTACK: (...areas) => [
    addNumbers(areas.map(countRows)),
    findMaximum(areas.map(countColumns)),
  ],
};

export const RESIZING_FUNCTIONS = Object.fromEntries(
  Object.entries(SIZES).map(([name, measure]) => {
    const apply = formulajs[name as 'VSTACK'] as (...given: never[]) => unknown;
    return [
      name,
      (...given: never[]) => {
        assertMatrixSize(...measure(...given));
        return apply(...given);
      },
    ];
  }),
);
