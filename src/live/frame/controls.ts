import type {Action, ControlView, FrameTexts} from '../protocol';

/** Buttons and fields that a sample asked its page for. */
export class Controls {
  readonly element = document.createElement('div');
  readonly #act: (action: Action) => void;
  #shown = '';

  constructor({controls}: FrameTexts, act: (action: Action) => void) {
    this.#act = act;
    this.element.className = 'controls';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', controls);
    this.element.hidden = true;
  }

  show(controls: readonly ControlView[]): void {
    this.element.hidden = controls.length === 0;
    // Fields keep what is being typed into them.
    const kinds = JSON.stringify(controls.map(({id, kind}) => [id, kind]));
    if (kinds !== this.#shown) {
      this.#shown = kinds;
      this.element.replaceChildren(...controls.map((one) => this.#create(one)));
    }
    controls.forEach(({kind, text, isDisabled}, index) => {
      const element = this.element.children[index]!;
      if (kind !== 'field') {
        element.textContent = text;
      }
      element.toggleAttribute('disabled', isDisabled);
    });
  }

  #create({id, kind}: ControlView): HTMLElement {
    if (kind === 'text') {
      return document.createElement('output');
    }
    if (kind === 'button') {
      const button = document.createElement('button');
      button.type = 'button';
      button.onclick = () => this.#act({type: 'press', id});
      return button;
    }
    const field = document.createElement('input');
    field.setAttribute('aria-label', id);
    field.placeholder = id;
    field.oninput = () => this.#act({type: 'type', id, text: field.value});
    return field;
  }
}
