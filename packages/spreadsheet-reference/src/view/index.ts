// Entry point for code that renders a spreadsheet.
export {readSheetView} from './sheetView';
export {areCellsUnlocked} from '../ui/commands';
export type {SpreadsheetObject} from '../objects/spreadsheet';
export type {IconView} from './conditional';
export type {
  CellStyle,
  CellView,
  ChartView,
  CommandView,
  DrawingView,
  SelectionSummary,
  ShapeView,
  SheetView,
  SparklineView,
} from './types';
