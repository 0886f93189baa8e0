import type {SheetView} from '@document-sdk/spreadsheet-reference/view';
import {translate} from '@docusaurus/Translate';
import {createElement} from '../dom';
import {markup, renderAttributes, type Markup} from '../grid/markup';
import type {ControlView, UserAction} from '../protocol';
import {render} from './morph';

/** Shows controls for the elements of the sample's page, and tabs for the sheets of its document. */
export class SampleControls {
  readonly element = createGroup(
    'controls',
    translate({
      id: 'site.live.controls',
      message: "Elements of the sample's page",
    }),
  );
  readonly tabs = createGroup(
    'tabs',
    translate({id: 'site.live.sheets', message: 'Sheets'}),
  );

  constructor(act: (action: UserAction) => void) {
    this.element.onclick = ({target}) => {
      if (target instanceof HTMLButtonElement) {
        act({type: 'press', id: target.name});
      }
    };
    this.element.oninput = ({target}) => {
      const {name, value} = target as HTMLInputElement;
      act({type: 'type', id: name, text: value});
    };
    this.tabs.onclick = ({target}) => {
      if (target instanceof HTMLButtonElement) {
        act({type: 'activate', sheet: target.name});
      }
    };
  }

  show(controls: readonly ControlView[], view: SheetView | undefined): void {
    this.element.hidden = controls.length === 0;
    render(this.element, markup`${controls.map(renderControl)}`);
    const {sheets = [], hiddenParts = []} = view ?? {};
    this.tabs.hidden = sheets.length === 0 || hiddenParts.includes('sheetTabs');
    const tabs = sheets.map(({name, isActive, color}) => {
      const own = renderAttributes({
        type: 'button',
        name,
        'aria-pressed': isActive,
        style: color ? {borderBlockEndColor: color} : {},
      });
      return markup`<button${own}>${name}</button>`;
    });
    render(this.tabs, markup`${tabs}`);
  }
}

function renderControl({id, kind, text, isDisabled}: ControlView): Markup {
  const own = renderAttributes({name: id, disabled: isDisabled || undefined});
  switch (kind) {
    case 'text':
      return markup`<output>${text}</output>`;
    case 'button':
      return markup`<button type="button"${own}>${text}</button>`;
    case 'field':
      return markup`<input aria-label="${id}" placeholder="${id}"${own}>`;
  }
}

function createGroup(className: string, label: string): HTMLElement {
  const own = {className, role: 'group', 'aria-label': label};
  return createElement('div', {...own, hidden: true});
}
