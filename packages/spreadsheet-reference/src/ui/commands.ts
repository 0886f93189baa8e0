import type * as Sdk from '../contract';
import {
  createInvalidArgumentError,
  createInvalidNameError,
  createNameInUseError,
} from '../errors';
import {registerEntry} from '../objects/emitter';
import type {DocumentContext} from '../objects/context';
import type {Clipboard} from './clipboard';
import {KEY_BINDINGS, normalizeShortcut} from './keys';
import {intersectBounds} from '../area/bounds';
import {findUsedBounds, listCellKeys} from '../state/cells';
import {resolveFormat} from '../state/formats';

type Act = (spreadsheet: Sdk.Spreadsheet) => unknown;

const command = (id: string, label: string, run: Act) => ({
  id,
  label,
  shortcut: KEY_BINDINGS.commands.find((one) => one.id === id)?.keys[0] ?? '',
  run: (spreadsheet: Sdk.Spreadsheet) => void run(spreadsheet),
});

const contextOf = (spreadsheet: Sdk.Spreadsheet) =>
  (spreadsheet as Sdk.Spreadsheet & {context: DocumentContext}).context;

/** Whether the protection of the active sheet, if any, allows users to do this. */
function isAllowed(
  {store}: DocumentContext,
  option: keyof Omit<Sdk.ProtectOptions, 'password'>,
): boolean {
  const {protection} = store.sheet(store.view.activeSheetId)!;
  return protection === null || protection[option] === true;
}

/** Whether users may change the cells of an area on the active sheet. */
export function areCellsUnlocked(
  {store}: DocumentContext,
  area: Sdk.AreaBounds,
): boolean {
  const sheet = store.sheet(store.view.activeSheetId)!;
  return (
    sheet.protection === null ||
    listCellKeys(area).every(
      (key) => !resolveFormat(store.state, sheet, key).locked,
    )
  );
}

/** Like {@link areCellsUnlocked}, but ignores cells that are empty now, so that whole columns are quick. */
function areUsedCellsUnlocked(
  context: DocumentContext,
  area: Sdk.AreaBounds,
): boolean {
  const {store} = context;
  const used = findUsedBounds(store.sheet(store.view.activeSheetId)!);
  const shared = used && intersectBounds(area, used);
  return shared === null || areCellsUnlocked(context, shared);
}

/** Creates a command that changes the document. It is disabled if the spreadsheet is read-only. */
const editCommand = (
  id: string,
  label: string,
  run: Act,
  canRun: (spreadsheet: Sdk.Spreadsheet) => boolean = () => true,
): Sdk.Command => ({
  ...command(id, label, run),
  isEnabled: (spreadsheet) => !spreadsheet.readOnly && canRun(spreadsheet),
});

/** Creates a command that changes formats. On a protected sheet, it is disabled unless the protection allows formats. */
const formatCommand = (id: string, label: string, run: Act) =>
  editCommand(id, label, run, (spreadsheet) =>
    isAllowed(contextOf(spreadsheet), 'allowFormatting'),
  );

const BUILTIN_COMMANDS: readonly Sdk.Command[] = [
  editCommand(
    'undo',
    'Undo',
    ({history}) => history.undo(),
    ({history}) => history.canUndo,
  ),
  editCommand(
    'redo',
    'Redo',
    ({history}) => history.redo(),
    ({history}) => history.canRedo,
  ),
  command('copy', 'Copy', ({clipboard, selection}) =>
    clipboard.copy(selection.range),
  ),
  editCommand(
    'cut',
    'Cut',
    ({clipboard, selection}) => clipboard.cut(selection.range),
    (spreadsheet) =>
      areUsedCellsUnlocked(
        contextOf(spreadsheet),
        spreadsheet.selection.range.area,
      ),
  ),
  editCommand(
    'paste',
    'Paste',
    ({clipboard, selection}) =>
      (clipboard as Clipboard).paste(selection.range, {}, 'paste'),
    (spreadsheet) => {
      const {clipboard, selection} = spreadsheet;
      const target = (clipboard as Clipboard).findTarget(selection.range);
      return (
        target !== null && areCellsUnlocked(contextOf(spreadsheet), target)
      );
    },
  ),
  formatCommand('bold', 'Bold', ({selection: {range}}) =>
    range.setFont({bold: !range.getFont().bold}),
  ),
  formatCommand('italic', 'Italic', ({selection: {range}}) =>
    range.setFont({italic: !range.getFont().italic}),
  ),
  formatCommand('underline', 'Underline', ({selection: {range}}) => {
    const isPlain = range.getFont().underline === 'none';
    range.setFont({underline: isPlain ? 'single' : 'none'});
  }),
  formatCommand('merge', 'Merge cells', ({selection: {range}}) =>
    range.isMerged ? range.unmerge() : range.merge(),
  ),
  formatCommand('wrap', 'Wrap text', ({selection: {range}}) =>
    range.setAlignment({wrap: !range.getAlignment().wrap}),
  ),
  editCommand(
    'filter',
    'Filter',
    ({activeSheet, selection}) =>
      activeSheet.filter
        ? activeSheet.filter.remove()
        : activeSheet.setFilter(selection.range.area),
    (spreadsheet) => isAllowed(contextOf(spreadsheet), 'allowFiltering'),
  ),
  command('find', 'Find and replace', ({ui}) => ui.panels.show('find')),
  editCommand('insertChart', 'Insert chart', ({ui}) => ui.panels.show('chart')),
];

export interface Commands extends Sdk.CommandRegistry {
  find(id: string): Sdk.Command | undefined;
}

export function createCommands(spreadsheet: Sdk.Spreadsheet): Commands {
  const commands = new Map<string, Sdk.Command>(
    BUILTIN_COMMANDS.map((command) => [command.id, command]),
  );
  return {
    get ids() {
      return [...commands.keys()].sort();
    },
    find: (id) => commands.get(id),
    register(command) {
      const {id, shortcut} = command;
      if (commands.has(id)) {
        throw createNameInUseError('command', id);
      }
      const taken = [...commands.values()].find(
        (other) =>
          shortcut &&
          normalizeShortcut(other.shortcut) === normalizeShortcut(shortcut),
      );
      if (taken) {
        throw createInvalidArgumentError(
          `${shortcut} already runs '${taken.id}': choose other keys.`,
          {shortcut: shortcut!},
        );
      }
      return registerEntry(commands, id, command);
    },
    async execute(id) {
      const command = commands.get(id);
      if (!command) {
        throw createInvalidNameError(
          id,
          `There is no command '${id}': ids lists those in use.`,
        );
      }
      if (command.isEnabled && !command.isEnabled(spreadsheet)) {
        return false;
      }
      await command.run(spreadsheet);
      return true;
    },
  };
}
