// Entry point for code that renders a spreadsheet.
export {areCellsUnlocked} from '../ui/commands';
export type {SpreadsheetObject} from '../objects/spreadsheet';
export type {CellStyle} from './cellStyle';
export type {CellView, SparklineView} from './cells';
export type {IconView} from './conditional';
export type {ChartView, DrawingView, ShapeView} from './drawings';
export {
  readSheetView,
  type CommandView,
  type SelectionSummary,
  type SheetView,
} from './sheetView';
