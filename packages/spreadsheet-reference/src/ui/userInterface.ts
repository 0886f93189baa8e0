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
    readonly panels: PanelsObject,
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

interface ShownPanel {
  readonly id: string;
  /** Contents of the panel; set for custom panels only. */
  readonly content?: {readonly title: string; readonly element: HTMLElement};
  cleanUp?: () => void;
}

/** The panels beside the grid. At most one of them is open. */
export class PanelsObject implements Sdk.PanelCollection {
  readonly #panels = new Map<string, Sdk.PanelDefinition>();
  #shown: ShownPanel | undefined;

  get active(): string | null {
    return this.#shown?.id ?? null;
  }

  get open(): string | null {
    return this.active;
  }

  /** The open custom panel, for renderers. */
  get shown(): ShownPanel['content'] {
    return this.#shown?.content;
  }

  show(id: Sdk.BuiltinPanelId | `${string}.${string}`): void {
    const panel = this.#panels.get(id);
    if (!panel && !BUILTIN_PANELS.includes(id)) {
      throw createInvalidNameError(
        id,
        `There is no panel '${id}': register it first.`,
      );
    }
    this.close();
    const element = panel && document.createElement('div');
    const content = element && {title: panel.title, element};
    const shown: ShownPanel = {id, content};
    this.#shown = shown;
    shown.cleanUp = (element && panel.render(element)) ?? undefined;
  }

  close(): void {
    const closed = this.#shown;
    this.#shown = undefined;
    closed?.cleanUp?.();
  }

  register(panel: Sdk.PanelDefinition): Sdk.Subscription {
    const {id} = panel;
    if (this.#panels.has(id) || BUILTIN_PANELS.includes(id)) {
      throw createNameInUseError('panel', id);
    }
    return registerEntry(this.#panels, id, panel, () => {
      if (this.active === id) {
        this.close();
      }
    });
  }
}
