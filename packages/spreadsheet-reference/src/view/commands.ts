import type * as Sdk from '../contract';
import type {SpreadsheetObject} from '../objects/spreadsheet';
import type {CommandView} from './types';

const INTERFACE_PARTS = [
  'toolbar',
  'formulaBar',
  'sheetTabs',
  'statusBar',
  'contextMenu',
  'headings',
] as const satisfies readonly Sdk.InterfacePart[];

export function listHiddenParts({ui}: Sdk.Spreadsheet): Sdk.InterfacePart[] {
  return INTERFACE_PARTS.filter((part) => !ui.isVisible(part));
}

/** Tests whether a built-in command that toggles something is on for the selection. */
const IS_PRESSED: Readonly<
  Partial<Record<string, (spreadsheet: Sdk.Spreadsheet) => boolean>>
> = {
  bold: ({selection}) => selection.range.getFont().bold,
  italic: ({selection}) => selection.range.getFont().italic,
  underline: ({selection}) => selection.range.getFont().underline !== 'none',
  merge: ({selection}) => selection.range.isMerged,
  wrap: ({selection}) => selection.range.getAlignment().wrap,
  filter: ({activeSheet}) => activeSheet.filter !== null,
};

export function readCommands(spreadsheet: SpreadsheetObject): CommandView[] {
  const {commands, ui} = spreadsheet;
  return commands.ids.map((id) => {
    const {label, shortcut = '', isEnabled} = commands.find(id)!;
    const isPressed = IS_PRESSED[id]?.(spreadsheet);
    return {
      id,
      label: ui.labelOf(id) ?? label,
      shortcut,
      isEnabled: isEnabled?.(spreadsheet) ?? true,
      ...(isPressed !== undefined && {isPressed}),
    };
  });
}
