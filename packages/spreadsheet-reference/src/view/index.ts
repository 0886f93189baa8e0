/** Reads what a spreadsheet displays, for code that draws it. */
export {sheetView} from './sheetView';
export type {SpreadsheetObject} from '../objects/spreadsheet';
export type {IconLook} from './conditional';
export type {
  CellStyle,
  CellView,
  ChartView,
  DrawingView,
  ShapeView,
  SheetView,
  SparklineView,
} from './types';
