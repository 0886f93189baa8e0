import type {
  CommandView,
  SheetView,
} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {createElement} from '../dom';
import {getLabels} from '../grid/labels';
import {markup, renderAttributes, type Markup} from '../grid/markup';
import type {ControlView, UserAction} from '../protocol';
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

/** Bars above and below the grid: elements of the sample's page, toolbar, sheet tabs and status bar. */
export class FrameBars {
  readonly top = createElement('div');
  readonly bottom = createElement('div');
  readonly #labels = getLabels(document.documentElement.lang);
  /** Id of the only command that the Tab key reaches. */
  #focusable = '';

  constructor(act: (action: UserAction) => void) {
    this.top.onclick = this.bottom.onclick = ({target}) => {
      const button = (target as Element).closest<HTMLElement>('[data-action]');
      if (button && button.getAttribute('aria-disabled') !== 'true') {
        act(JSON.parse(button.dataset['action']!) as UserAction);
      }
    };
    this.top.oninput = ({target}) => {
      const field = target as HTMLInputElement;
      const {name: id, value: text, files} = field;
      act({type: 'type', id, text, files: files && [...files]});
      if (files) {
        field.value = ''; // Lets the reader choose the same file again.
      }
    };
    // Browsers would leave the page for a file that is dropped beside a field.
    document.ondragover = document.ondrop = (event) => {
      const {types = [], files = []} = event.dataTransfer ?? {};
      if (!types.includes('Files')) {
        return;
      }
      event.preventDefault();
      const field = this.top.querySelector<HTMLInputElement>(
        'input[type=file]:enabled',
      );
      if (field && files.length > 0) {
        act({type: 'type', id: field.name, text: '', files: [...files]});
      }
    };
    this.top.onmousedown = (event) => {
      // Keeps the focus in the cell.
      if ((event.target as Element).closest('.toolbar')) {
        event.preventDefault();
      }
    };
    this.top.onkeydown = (event) => this.#handleKey(event);
  }

  /** @param note - message below the sheet */
  show(
    controls: readonly ControlView[],
    view: SheetView | undefined,
    note: string,
  ): void {
    const isShown = (part: SheetView['hiddenParts'][number]) =>
      view?.hiddenParts.includes(part) === false;
    const label = translate({
      id: 'site.live.controls',
      message: "Elements of the sample's page",
    });
    render(
      this.top,
      markup`${
        controls.length > 0 &&
        markup`<div class="controls" role="group" aria-label="${label}">${controls.map(renderControl)}</div>`
      }${isShown('toolbar') && this.#renderToolbar(view!)}`,
    );
    render(
      this.bottom,
      markup`<div class="foot">${isShown('sheetTabs') && renderTabs(view!)}<output class="summary">${
        isShown('statusBar') && summarize(view!)
      }</output></div><p class="note" role="status">${note}</p>`,
    );
  }

  /** Renders the toolbar of the spreadsheet: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
  #renderToolbar({commands, toolbar}: SheetView): Markup {
    const known = new Map(commands.map((command) => [command.id, command]));
    const items = toolbar.filter(
      (id) => id === '|' || (known.has(id) && !NOT_SHOWN.includes(id)),
    );
    if (!items.includes(this.#focusable as '|')) {
      this.#focusable = items.find((id) => id !== '|') ?? '';
    }
    const label = translate({id: 'site.live.toolbar', message: 'Toolbar'});
    return markup`<div class="toolbar" role="toolbar" aria-label="${label}">${items.map(
      (id) =>
        id === '|'
          ? markup`<span class="divider"></span>`
          : this.#renderCommand(known.get(id)!),
    )}</div>`;
  }

  #renderCommand(command: CommandView): Markup {
    const {id, label, shortcut, isEnabled, isPressed} = command;
    const icon = ICONS[id];
    const text = this.#labels.commands[label] ?? label;
    return renderButton(
      {type: 'command', id},
      {
        'data-id': id,
        tabindex: id === this.#focusable ? 0 : -1,
        title: shortcut ? `${text} (${shortcut})` : text,
        'aria-label': text,
        // Not `disabled`, which would remove the focus.
        'aria-disabled': !isEnabled,
        'aria-pressed': isPressed,
      },
      icon
        ? markup`<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${icon}"/></svg>`
        : text,
    );
  }

  #handleKey(event: KeyboardEvent): void {
    const all = [...this.top.querySelectorAll<HTMLElement>('[data-id]')];
    const index = all.indexOf(event.target as HTMLElement);
    const moves = new Map([
      ['ArrowLeft', index - 1],
      ['ArrowRight', index + 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const next = moves.get(event.key);
    if (index >= 0 && next !== undefined) {
      event.preventDefault();
      const focused = all.at(next % all.length)!;
      this.#focusable = focused.dataset['id']!;
      all.forEach((one) => (one.tabIndex = one === focused ? 0 : -1));
      focused.focus();
    }
  }
}

/** Renders a button that performs an action. */
function renderButton(
  action: UserAction,
  attributes: Readonly<Record<string, unknown>>,
  contents: Markup | string,
): Markup {
  const own = renderAttributes({
    type: 'button',
    'data-action': JSON.stringify(action),
    ...attributes,
  });
  return markup`<button${own}>${contents}</button>`;
}

function renderControl({id, kind, text, isDisabled}: ControlView): Markup {
  const disabled = isDisabled || undefined;
  switch (kind) {
    case 'text':
      return markup`<output>${text}</output>`;
    case 'button':
      return renderButton({type: 'press', id}, {disabled}, text);
    case 'file': {
      const own = {type: 'file', name: id, disabled, 'aria-label': text};
      return markup`<input${renderAttributes(own)}>`;
    }
    case 'field': {
      const own = {name: id, disabled, 'aria-label': id, placeholder: id};
      return markup`<input${renderAttributes(own)}>`;
    }
  }
}

function renderTabs({sheets}: SheetView): Markup {
  const label = translate({id: 'site.live.sheets', message: 'Sheets'});
  const tabs = sheets.map(({name, isActive, color}) =>
    renderButton(
      {type: 'activate', sheet: name},
      {
        'aria-pressed': isActive,
        style: color ? {borderBlockEndColor: color} : {},
      },
      name,
    ),
  );
  return markup`<div class="tabs" role="group" aria-label="${label}">${tabs}</div>`;
}

/** Returns the text of the status bar: sum, average and count of several selected numbers. */
function summarize({summary: {count, numberCount, sum}}: SheetView): string {
  const [average, total] = [sum / numberCount, sum].map((value) =>
    value.toLocaleString(),
  );
  return numberCount < 2
    ? ''
    : translate(
        {
          id: 'site.live.summary',
          message: 'Average: {average}   Count: {count}   Sum: {sum}',
        },
        {average: average!, count: count.toLocaleString(), sum: total!},
      );
}
