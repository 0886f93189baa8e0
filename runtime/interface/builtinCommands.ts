import type {Command, Spreadsheet} from '../contract';
import type {Clipboard} from './clipboard';

const canEdit = ({readOnly}: Spreadsheet): boolean => !readOnly;

/** The commands that are built in. */
export const BUILTIN_COMMANDS: readonly Command[] = [
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
