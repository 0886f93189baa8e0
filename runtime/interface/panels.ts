import type {
  BuiltinPanelId,
  PanelCollection,
  PanelDefinition,
  Subscription,
} from '../contract';
import {invalidName, nameInUse} from '../errors';
import {registered} from '../objects/emitter';
import {SpreadsheetPart} from '../objects/activePart';

const BUILTIN: readonly BuiltinPanelId[] = [
  'find',
  'format',
  'conditionalFormats',
  'pivotFields',
  'chart',
];

/** Panels beside the grid; one is open at a time. */
export class Panels extends SpreadsheetPart implements PanelCollection {
  readonly #panels = new Map<string, PanelDefinition>();
  #open: string | null = null;
  #element: HTMLElement | null = null;
  #cleanUp: (() => void) | undefined;

  get open(): string | null {
    this.assertAlive();
    return this.#open;
  }

  /** The open custom panel, for the view that shows it. */
  get shown():
    {readonly title: string; readonly element: HTMLElement} | undefined {
    const {title} = this.#panels.get(this.#open ?? '') ?? {};
    return title !== undefined && this.#element
      ? {title, element: this.#element}
      : undefined;
  }

  show(id: BuiltinPanelId | `${string}.${string}`): void {
    this.assertAlive();
    const panel = this.#panels.get(id);
    if (!panel && !BUILTIN.some((known) => known === (id as string))) {
      throw invalidName(id, `There is no panel '${id}': register it first.`);
    }
    this.close();
    this.#open = id;
    if (panel) {
      this.#element = document.createElement('div');
      this.#cleanUp = panel.render(this.#element) ?? undefined;
    }
  }

  close(): void {
    const cleanUp = this.#cleanUp;
    this.#open = null;
    this.#element = null;
    this.#cleanUp = undefined;
    cleanUp?.();
  }

  register(panel: PanelDefinition): Subscription {
    this.assertAlive();
    const {id} = panel;
    if (
      this.#panels.has(id) ||
      BUILTIN.some((known) => known === (id as string))
    ) {
      throw nameInUse('panel', id);
    }
    return registered(this.#panels, id, panel, () => {
      if (this.#open === id) {
        this.close();
      }
    });
  }
}
