// Entry point for renderers.
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
