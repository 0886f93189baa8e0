import type * as Sdk from '../contract';
import {
  createInvalidArgumentError,
  createInvalidNameError,
  createNameInUseError,
} from '../errors';
import {getPageLanguage} from '../host';
import {registerEntry} from '../objects/emitter';
import type {CommandsObject} from './commands';

/** Commands of the default toolbar; `|` separates groups. */
const TOOLBAR =
  'undo redo | bold italic underline | merge wrap | filter find insertChart';
const CONTEXT_MENU = 'cut copy paste | merge filter';

const splitItems = (text: string) => text.split(' ') as Sdk.ToolbarItem[];

/** State of the user interface around the grid. */
export class UserInterfaceState implements Sdk.UserInterface {
  theme: Sdk.ThemeName;
  locale: string;
  readonly toolbar: Sdk.Toolbar;
  readonly contextMenu: Sdk.Menu = {items: splitItems(CONTEXT_MENU)};
  readonly #commands: CommandsObject;
  /** Parts of the user interface. Those with the value `false` are hidden. */
  readonly #visible: Partial<Record<Sdk.InterfacePart, unknown>>;
  #messages: ReadonlyMap<string, string> = new Map();

  constructor(
    {ui = {}, locale}: Sdk.SpreadsheetOptions,
    commands: CommandsObject,
    readonly panels: Panels,
  ) {
    this.theme = ui.theme ?? 'light';
    this.locale = parseLocale(locale ?? getPageLanguage());
    this.#visible = {...ui};
    const {toolbar} = ui;
    this.toolbar = {
      items: Array.isArray(toolbar) ? [...toolbar] : splitItems(TOOLBAR),
    };
    this.#commands = commands;
  }

  /** Returns the localised label of a command; `undefined` if the command is not registered. */
  labelOf(id: string): string | undefined {
    const label = this.#commands.find(id)?.label;
    return this.#messages.get(`command.${id}`) ?? label;
  }

  async setLocale(
    locale: string,
    messages: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const checked = parseLocale(locale);
    await Promise.resolve();
    this.locale = checked;
    this.#messages = new Map(Object.entries(messages));
  }

  setVisible(part: Sdk.InterfacePart, visible: boolean): void {
    this.#visible[part] = visible;
  }

  isVisible(part: Sdk.InterfacePart): boolean {
    return this.#visible[part] !== false;
  }
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
