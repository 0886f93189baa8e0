import type * as Sdk from '../contract';
import {
  createInvalidArgumentError,
  createInvalidNameError,
  createNameInUseError,
} from '../errors';
import {getPageLanguage} from '../host';
import {registerEntry} from '../objects/emitter';
import type {Commands} from './commands';

/** Commands of the default toolbar; `|` separates groups. */
const TOOLBAR =
  'undo redo | bold italic underline | merge wrap | filter find insertChart';
const CONTEXT_MENU = 'cut copy paste | merge filter';

const splitItems = (text: string) => text.split(' ') as Sdk.ToolbarItem[];

export interface Interface extends Sdk.UserInterface {
  readonly panels: Panels;
  /** Returns the localised label of a command; `undefined` if the command is not registered. */
  labelOf(id: string): string | undefined;
}

/** Creates the state of the user interface around the grid. */
export function createInterface(
  {ui = {}, locale: firstLocale}: Sdk.SpreadsheetOptions,
  commands: Commands,
  panels: Panels,
): Interface {
  let locale = parseLocale(firstLocale ?? getPageLanguage());
  let labels: ReadonlyMap<string, string> = new Map();
  /** Parts of the user interface. Those with the value `false` are hidden. */
  const visible: Partial<Record<Sdk.InterfacePart, unknown>> = {...ui};
  const {toolbar, theme = 'light'} = ui;
  return {
    theme,
    get locale() {
      return locale;
    },
    toolbar: {
      items: Array.isArray(toolbar) ? [...toolbar] : splitItems(TOOLBAR),
    },
    contextMenu: {items: splitItems(CONTEXT_MENU)},
    panels,
    labelOf: (id) => labels.get(`command.${id}`) ?? commands.find(id)?.label,
    async setLocale(next, messages = {}) {
      const checked = parseLocale(next);
      await Promise.resolve();
      locale = checked;
      labels = new Map(Object.entries(messages));
    },
    setVisible(part, isVisible) {
      visible[part] = isVisible;
    },
    isVisible: (part) => visible[part] !== false,
  };
}

function parseLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en';
  } catch {
    throw createInvalidArgumentError(
      `'${locale}' is not a language tag: write one such as 'en' or 'ko-KR'.`,
      {locale},
    );
  }
}

const BUILTIN_PANELS: readonly string[] = [
  'find',
  'format',
  'conditionalFormats',
  'pivotFields',
  'chart',
] satisfies Sdk.BuiltinPanelId[];

export interface Panels extends Sdk.PanelCollection {
  /** The open custom panel, for renderers. */
  readonly shown:
    {readonly title: string; readonly element: HTMLElement} | undefined;
}

/** Creates the panels beside the grid. At most one of them is open. */
export function createPanels(): Panels {
  const panels = new Map<string, Sdk.PanelDefinition>();
  let active: string | null = null;
  let shown: Panels['shown'];
  let cleanUp: ReturnType<Sdk.PanelDefinition['render']>;
  return {
    get active() {
      return active;
    },
    get open() {
      return active;
    },
    get shown() {
      return shown;
    },
    show(id) {
      const panel = panels.get(id);
      if (!panel && !BUILTIN_PANELS.includes(id)) {
        throw createInvalidNameError(
          id,
          `There is no panel '${id}': register it first.`,
        );
      }
      this.close();
      active = id;
      if (panel) {
        shown = {title: panel.title, element: document.createElement('div')};
        cleanUp = panel.render(shown.element);
      }
    },
    close() {
      const closed = cleanUp;
      active = null;
      shown = undefined;
      cleanUp = undefined;
      closed?.();
    },
    register(panel) {
      const {id} = panel;
      if (panels.has(id) || BUILTIN_PANELS.includes(id)) {
        throw createNameInUseError('panel', id);
      }
      return registerEntry(panels, id, panel, () => {
        if (active === id) {
          this.close();
        }
      });
    },
  };
}
