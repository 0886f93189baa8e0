import type {
  Command,
  CommandRegistry,
  Spreadsheet,
  Subscription,
} from '../contract';
import {invalidArgument, invalidName, nameInUse} from '../errors';
import {registered} from '../objects/emitter';
import {SpreadsheetPart} from '../objects/activePart';
import type {Clipboard} from './clipboard';

const canEdit = ({readOnly}: Spreadsheet): boolean => !readOnly;

/** The commands that are built in. */
const BUILTIN_COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    shortcut: 'Ctrl+Z',
    isEnabled: ({history, readOnly}) => !readOnly && history.canUndo,
    run: ({history}) => void history.undo(),
  },
  {
    id: 'redo',
    label: 'Redo',
    shortcut: 'Ctrl+Y',
    isEnabled: ({history, readOnly}) => !readOnly && history.canRedo,
    run: ({history}) => void history.redo(),
  },
  {
    id: 'copy',
    label: 'Copy',
    shortcut: 'Ctrl+C',
    run: ({clipboard, selection}) => clipboard.copy(selection.range),
  },
  {
    id: 'cut',
    label: 'Cut',
    shortcut: 'Ctrl+X',
    isEnabled: canEdit,
    run: ({clipboard, selection}) => clipboard.cut(selection.range),
  },
  {
    id: 'paste',
    label: 'Paste',
    shortcut: 'Ctrl+V',
    isEnabled: ({clipboard, readOnly}) => !readOnly && clipboard.hasContents,
    run: ({clipboard, selection}) =>
      (clipboard as Clipboard).paste(selection.range, {}, 'paste'),
  },
  {
    id: 'bold',
    label: 'Bold',
    shortcut: 'Ctrl+B',
    isEnabled: canEdit,
    run: ({selection: {range}}) =>
      void range.setFont({bold: !range.getFont().bold}),
  },
  {
    id: 'italic',
    label: 'Italic',
    shortcut: 'Ctrl+I',
    isEnabled: canEdit,
    run: ({selection: {range}}) =>
      void range.setFont({italic: !range.getFont().italic}),
  },
  {
    id: 'underline',
    label: 'Underline',
    shortcut: 'Ctrl+U',
    isEnabled: canEdit,
    run: ({selection: {range}}) =>
      void range.setFont({
        underline: range.getFont().underline === 'none' ? 'single' : 'none',
      }),
  },
  {
    id: 'merge',
    label: 'Merge cells',
    isEnabled: canEdit,
    run: ({selection: {range}}) =>
      void (range.isMerged ? range.unmerge() : range.merge()),
  },
  {
    id: 'wrap',
    label: 'Wrap text',
    isEnabled: canEdit,
    run: ({selection: {range}}) =>
      void range.setAlignment({wrap: !range.getAlignment().wrap}),
  },
  {
    id: 'filter',
    label: 'Filter',
    isEnabled: canEdit,
    run: ({activeSheet, selection}) => {
      const {filter} = activeSheet;
      if (filter) {
        filter.remove();
      } else {
        activeSheet.setFilter(selection.range.area);
      }
    },
  },
  {
    id: 'find',
    label: 'Find and replace',
    shortcut: 'Ctrl+F',
    run: ({ui}) => ui.panels.show('find'),
  },
  {
    id: 'insertChart',
    label: 'Insert chart',
    isEnabled: canEdit,
    run: ({ui}) => ui.panels.show('chart'),
  },
];

/** Named actions of one spreadsheet. */
export class Commands extends SpreadsheetPart implements CommandRegistry {
  readonly #spreadsheet: Spreadsheet;
  readonly #commands = new Map<string, Command>(
    BUILTIN_COMMANDS.map((command) => [command.id, command]),
  );

  constructor(spreadsheet: Spreadsheet) {
    super(() => spreadsheet.isAlive);
    this.#spreadsheet = spreadsheet;
  }

  get ids(): readonly string[] {
    this.assertAlive();
    return [...this.#commands.keys()].sort();
  }

  /** A command by its id, for buttons and menus. */
  find(id: string): Command | undefined {
    return this.#commands.get(id);
  }

  register(command: Command): Subscription {
    this.assertAlive();
    const {id, shortcut} = command;
    if (this.#commands.has(id)) {
      throw nameInUse('command', id);
    }
    const taken = [...this.#commands.values()].find(
      (other) =>
        shortcut !== undefined && normal(other.shortcut) === normal(shortcut),
    );
    if (taken) {
      throw invalidArgument(
        `${shortcut} already runs '${taken.id}': choose other keys.`,
        {shortcut: shortcut!},
      );
    }
    return registered(this.#commands, id, command);
  }

  async execute(id: string): Promise<boolean> {
    this.assertAlive();
    const command = this.#commands.get(id);
    if (!command) {
      throw invalidName(
        id,
        `There is no command '${id}': ids lists those in use.`,
      );
    }
    if (command.isEnabled && !command.isEnabled(this.#spreadsheet)) {
      return false;
    }
    await command.run(this.#spreadsheet);
    return true;
  }
}

function normal(shortcut: string | undefined): string | undefined {
  return shortcut?.toLowerCase().split('+').sort().join('+');
}
