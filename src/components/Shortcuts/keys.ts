import {translate} from '@docusaurus/Translate';
import {SHORTCUT_KEYS, type Shortcut} from '@site/src/native/shortcuts';

/** A key as it is shown. */
interface Key {
  readonly name: string;
  /** The keyboards that have it; all when absent: src/native/keyboard.ts. */
  readonly on?: 'mac' | 'other';
}

/** Keys that do the same, and what that is. */
export interface KeyRow {
  readonly keys: readonly Key[];
  readonly does: string;
}

/** The single keys, which readers can switch off. */
export function singleKeys(): KeyRow[] {
  const texts: Readonly<Record<Shortcut, string>> = {
    search: translate({id: 'site.shortcuts.search', message: 'Search'}),
    contents: translate({
      id: 'site.shortcuts.contents',
      message: 'Go to the sections of this page',
    }),
    pages: translate({
      id: 'site.shortcuts.pages',
      message: 'Go to the list of pages',
    }),
    next: translate({id: 'site.shortcuts.next', message: 'Next page'}),
    previous: translate({
      id: 'site.shortcuts.previous',
      message: 'Previous page',
    }),
    help: translate({id: 'site.shortcuts.help', message: 'Show this list'}),
  };
  return Object.entries(SHORTCUT_KEYS).map(([name, key]) => ({
    keys: [{name: key}],
    does: texts[name as Shortcut],
  }));
}

/** Keys that no reader types by accident. */
export function modifiedKeys(): KeyRow[] {
  return [
    {
      keys: [
        {name: 'Ctrl + K', on: 'other'},
        {name: '⌘ K', on: 'mac'},
      ],
      does: translate({id: 'site.shortcuts.search', message: 'Search'}),
    },
    {
      keys: ['←', '→', 'Home', 'End'].map((name) => ({name})),
      does: translate({
        id: 'site.shortcuts.tabs',
        message: 'Select a tab',
      }),
    },
    {
      keys: ['↓', '↑'].map((name) => ({name})),
      does: translate({
        id: 'site.shortcuts.lists',
        message: 'Move in menus and search results',
      }),
    },
    {
      keys: [{name: 'Esc'}],
      does: translate({
        id: 'site.shortcuts.close',
        message: 'Close the open dialog or menu',
      }),
    },
  ];
}
