import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {createButton, createElement} from '../dom';
import type {ControlView, UserAction} from '../protocol';

/** Shows controls for the elements of the sample's page, and tabs for the sheets of its document. */
export class SampleControls {
  readonly element = group(
    'controls',
    translate({
      id: 'site.live.controls',
      message: "Elements of the sample's page",
    }),
  );
  readonly tabs = group(
    'tabs',
    translate({id: 'site.live.sheets', message: 'Sheets'}),
  );
  #kinds = '';

  constructor(private readonly act: (action: UserAction) => void) {}

  show(controls: readonly ControlView[], view: SheetView | undefined): void {
    this.element.hidden = controls.length === 0;
    // Creates new elements only if ids or kinds have changed, so that fields keep their focus and text.
    const kinds = JSON.stringify(controls.map(({id, kind}) => [id, kind]));
    if (kinds !== this.#kinds) {
      this.#kinds = kinds;
      this.element.replaceChildren(...controls.map((one) => this.#create(one)));
    }
    controls.forEach(({kind, text, isDisabled}, index) => {
      const control = this.element.children[index]!;
      if (kind !== 'field') {
        control.textContent = text;
      }
      control.toggleAttribute('disabled', isDisabled);
    });
    const {sheets = [], hiddenParts = []} = view ?? {};
    this.tabs.hidden = sheets.length === 0 || hiddenParts.includes('sheetTabs');
    const focused = [...this.tabs.children].indexOf(document.activeElement!);
    this.tabs.replaceChildren(
      ...sheets.map(({name, isActive, color}) => {
        const tab = createButton(name, () =>
          this.act({type: 'activate', sheet: name}),
        );
        tab.setAttribute('aria-pressed', String(isActive));
        tab.style.borderBlockEndColor = color ?? '';
        return tab;
      }),
    );
    (this.tabs.children[focused] as HTMLElement | undefined)?.focus();
  }

  #create({id, kind}: ControlView): HTMLElement {
    switch (kind) {
      case 'text':
        return createElement('output');
      case 'button':
        return createButton('', () => this.act({type: 'press', id}));
      case 'field': {
        const field = createElement('input', {
          'aria-label': id,
          placeholder: id,
          oninput: () => this.act({type: 'type', id, text: field.value}),
        });
        return field;
      }
    }
  }
}

function group(className: string, label: string): HTMLElement {
  const own = {className, role: 'group', 'aria-label': label};
  return createElement('div', {...own, hidden: true});
}
