import type {
  CommandView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {createElement} from '../dom';
import type {SheetLabels} from '../grid/labels';
import {markup, renderAttributes, type Markup} from '../grid/markup';
import {render} from './morph';

/** SVG paths of 16 by 16 pixels, drawn as lines. */
const ICONS: Readonly<Record<string, string>> = {
  undo: 'M5.5 3.5 2.5 6.5 5.5 9.5M2.5 6.5H10A3.5 3.5 0 0 1 10 13.5H6',
  redo: 'M10.5 3.5 13.5 6.5 10.5 9.5M13.5 6.5H6A3.5 3.5 0 0 0 6 13.5H10',
  bold: 'M4.5 2.5H8.5A2.7 2.7 0 0 1 8.5 8H4.5ZM4.5 8H9.3A2.8 2.8 0 0 1 9.3 13.5H4.5ZM5.5 3V13',
  italic: 'M7 2.5H12M4 13.5H9M9.7 2.5 6.3 13.5',
  underline: 'M4 2V7A4 4 0 0 0 12 7V2M3.5 14H12.5',
  merge:
    'M1.5 3.5H14.5V12.5H1.5ZM3 8H6.5M5 6.3 6.7 8 5 9.7M13 8H9.5M11 6.3 9.3 8 11 9.7',
  wrap: 'M2 3.5H14M2 8H11.5A2.4 2.4 0 0 1 11.5 12.8H8M9.7 11 7.9 12.8 9.7 14.6M2 12.8H5',
  insertChart: 'M2 2V14H14M5 11.5V8.5M8.5 11.5V4M12 11.5V6.5',
};

/** Commands with a panel or menus, which live samples do not render. */
const NOT_SHOWN = ['find', 'filter'];

/** Toolbar of the spreadsheet (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). */
export class Toolbar {
  readonly element = createElement('div', {
    className: 'toolbar',
    role: 'toolbar',
    'aria-label': translate({id: 'site.live.toolbar', message: 'Toolbar'}),
    hidden: true,
  });
  /** Id of the only command that the Tab key reaches. */
  #focusable = '';

  /** @param run - called with the id of a command */
  constructor(
    private readonly labels: SheetLabels,
    run: (id: string) => void,
  ) {
    this.element.onclick = ({target}) => {
      const pressed = (target as Element).closest('button');
      if (pressed && pressed.getAttribute('aria-disabled') !== 'true') {
        run(pressed.dataset['id']!);
      }
    };
    // Keeps the focus in the cell.
    this.element.onmousedown = (event) => event.preventDefault();
    this.element.onkeydown = (event) => this.#handleKey(event);
  }

  show(view: SheetView | undefined): void {
    const {commands = [], toolbar = [], hiddenParts = []} = view ?? {};
    const known = new Map(commands.map((command) => [command.id, command]));
    const items = toolbar.filter(
      (id) => id === '|' || (known.has(id) && !NOT_SHOWN.includes(id)),
    );
    if (!items.includes(this.#focusable as '|')) {
      this.#focusable = items.find((id) => id !== '|') ?? '';
    }
    this.element.hidden = !view || hiddenParts.includes('toolbar');
    const buttons = items.map((id) =>
      id === '|'
        ? markup`<span class="divider"></span>`
        : this.#button(known.get(id)!),
    );
    render(this.element, markup`${buttons}`);
  }

  #button({id, label, shortcut, isEnabled, isPressed}: CommandView): Markup {
    const icon = ICONS[id];
    const text = this.labels.commands[label] ?? label;
    const own = renderAttributes({
      type: 'button',
      'data-id': id,
      tabindex: id === this.#focusable ? 0 : -1,
      title: shortcut ? `${text} (${shortcut})` : text,
      'aria-label': text,
      // Not `disabled`, which would remove the focus.
      'aria-disabled': !isEnabled,
      'aria-pressed': isPressed,
    });
    return markup`<button${own}>${
      icon
        ? markup`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${icon}"/></svg>`
        : text
    }</button>`;
  }

  #handleKey(event: KeyboardEvent): void {
    const all = [...this.element.querySelectorAll('button')];
    const index = all.indexOf(event.target as HTMLButtonElement);
    const moves = new Map([
      ['ArrowLeft', index - 1],
      ['ArrowRight', index + 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const next = moves.get(event.key);
    if (next !== undefined) {
      event.preventDefault();
      const focused = all.at(next % all.length)!;
      this.#focusable = focused.dataset['id']!;
      all.forEach((one) => (one.tabIndex = one === focused ? 0 : -1));
      focused.focus();
    }
  }
}
