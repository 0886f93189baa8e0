/** Numbers of rows and columns by which the active cell moves; infinite for a move to the edge. */
export type Move = readonly [rows: number, columns: number];

/** Keys with the same purpose. */
export interface KeyBinding {
  /** Id of the action; for shortcuts of a command, the id of the command. */
  readonly id: string;
  /**
   * Names as in `KeyboardEvent.key`, after modifiers: `Ctrl+Shift+ArrowUp`. `Ctrl` also means Command. The first key of
   * a command is its `shortcut`.
   */
  readonly keys: readonly string[];
  /** Moves of the active cell, in the order of the keys. */
  readonly moves?: readonly Move[];
}

/** Returns the moves of two keys with opposite directions. */
const bothWays = (rows: number, columns: number): readonly [Move, Move] => [
  [0 - rows, 0 - columns],
  [rows, columns],
];

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

const STEPS: readonly Move[] = [...bothWays(1, 0), ...bothWays(0, 1)];

const GRID_MOVES = [
  {id: 'step', keys: ARROWS, moves: STEPS},
  {
    id: 'page',
    keys: ['PageUp', 'PageDown'],
    moves: bothWays(8, 0),
  },
  {
    id: 'row',
    keys: ['Home', 'End'],
    moves: bothWays(0, Infinity),
  },
  {
    id: 'edge',
    keys: ARROWS.map((key) => `Ctrl+${key}`),
    moves: [...bothWays(Infinity, 0), ...bothWays(0, Infinity)],
  },
  {
    id: 'corner',
    keys: ['Ctrl+Home', 'Ctrl+End'],
    moves: bothWays(Infinity, Infinity),
  },
] as const satisfies readonly KeyBinding[];

/** All keys of the spreadsheet. The documentation lists them: `what_users_can_do.mdx`. */
export const KEY_BINDINGS = {
  commands: [
    {id: 'undo', keys: ['Ctrl+Z']},
    {id: 'redo', keys: ['Ctrl+Y', 'Ctrl+Shift+Z']},
    {id: 'cut', keys: ['Ctrl+X']},
    {id: 'copy', keys: ['Ctrl+C']},
    {id: 'paste', keys: ['Ctrl+V']},
    {id: 'bold', keys: ['Ctrl+B']},
    {id: 'italic', keys: ['Ctrl+I']},
    {id: 'underline', keys: ['Ctrl+U']},
    {id: 'find', keys: ['Ctrl+F']},
  ],
  grid: [
    ...GRID_MOVES,
    {
      id: 'extend',
      keys: GRID_MOVES.flatMap(({keys}) => keys.map((key) => `Shift+${key}`)),
      moves: GRID_MOVES.flatMap(({moves}) => [...moves]),
    },
    {
      id: 'next',
      keys: ['Tab', 'Shift+Tab'],
      moves: bothWays(0, -1),
    },
    {id: 'selectUsed', keys: ['Ctrl+A']},
    {id: 'edit', keys: ['Enter', 'F2']},
    {id: 'clear', keys: ['Delete', 'Backspace']},
    {id: 'leave', keys: ['F6']},
  ],
  editor: [
    {
      id: 'enter',
      keys: ['Enter', 'Shift+Enter'],
      moves: bothWays(-1, 0),
    },
    {
      id: 'enterBeside',
      keys: ['Tab', 'Shift+Tab'],
      moves: bothWays(0, -1),
    },
    {id: 'enterTyped', keys: ARROWS, moves: STEPS},
    {id: 'edit', keys: ['F2']},
    {id: 'breakLine', keys: ['Alt+Enter']},
    {id: 'cancel', keys: ['Escape']},
  ],
} as const satisfies Readonly<Record<string, readonly KeyBinding[]>>;

/** Sorts the keys of a shortcut, so that shortcuts can be compared. */
export function normalizeShortcut(shortcut = ''): string {
  return shortcut.toLowerCase().split('+').sort().join('+');
}

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Returns the pressed keys in the form of {@link normalizeShortcut}. */
export function formatPressedKey(pressed: PressedKey): string {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = pressed;
  const modifiers = {Ctrl: ctrlKey || metaKey, Alt: altKey, Shift: shiftKey};
  const names = Object.entries(modifiers).flatMap(([name, isPressed]) =>
    isPressed ? name : [],
  );
  return normalizeShortcut([...names, key].join('+'));
}

/** Finds the binding of a pressed key, and its move. */
export function findKeyBinding<Binding extends KeyBinding>(
  pressed: PressedKey,
  bindings: readonly Binding[],
): {readonly id: Binding['id']; readonly move?: Move} | undefined {
  const text = formatPressedKey(pressed);
  for (const {id, keys, moves} of bindings) {
    const index = keys.findIndex((key) => normalizeShortcut(key) === text);
    if (index >= 0) {
      const move = moves?.[index];
      return {id, ...(move && {move})};
    }
  }
  return undefined;
}
