import type {
  KEY_BINDINGS,
  Move,
} from '@document-sdk/spreadsheet-reference/keys';
import {createElement} from '../dom';

/** A key of the editor, with its move. */
interface EditorKey {
  readonly id: (typeof KEY_BINDINGS.editor)[number]['id'];
  readonly move?: Move;
}

const FIELD = {autocomplete: 'off', spellcheck: false};

/**
 * Editor of the active cell, and formula bar with the same text.
 *
 * The editor has the focus of the grid. It is transparent until the reader types, so that input methods can start a
 * composition in it.
 */
export class CellEditor {
  readonly field = createElement('input', {
    ...FIELD,
    className: 'cell-editor',
    // The keyboard of a phone must not hide the sheet while the reader only selects cells.
    inputMode: 'none',
  });
  readonly #address = createElement('output');
  readonly #entry = createElement('input', FIELD);
  readonly bar = createElement(
    'div',
    {className: 'entry'},
    this.#address,
    this.#entry,
  );
  /** `typing`: typed text replaces the contents, and arrow keys enter it. `editing`: the contents are edited. */
  mode: 'typing' | 'editing' | undefined;
  /** Formula or text of the active cell. */
  #input = '';

  /**
   * @param enter - called with a changed text
   * @param press - handles a key; returns false if it does not
   */
  constructor(
    private readonly enter: (text: string) => void,
    press: (event: KeyboardEvent) => boolean,
  ) {
    const fields = [this.field, this.#entry];
    fields.forEach((field, index) => {
      field.onkeydown = (event) => {
        // The input method handles keys during a composition.
        const isOwn = !event.isComposing && event.key !== 'Process';
        if (isOwn && press(event)) {
          event.preventDefault();
        }
      };
      field.oninput = () => {
        fields[1 - index]!.value = field.value;
        this.#start(this.mode ?? 'typing');
      };
      field.onblur = ({relatedTarget}) => {
        if (!fields.includes(relatedTarget as HTMLInputElement)) {
          this.commit();
        }
      };
    });
    this.#entry.onfocus = () => this.open(false);
    // The pointer moves the caret in the open field, instead of selecting cells.
    this.field.onpointerdown = this.field.onpointerup = (event) =>
      event.stopPropagation();
  }

  /** Shows the active cell, unless it is being edited. */
  show(address: string, text: string, input: string): void {
    this.#input = input;
    this.#address.textContent = address;
    this.#entry.ariaLabel = address;
    this.field.ariaLabel = `${address} ${text}`.trim();
    if (this.mode === undefined) {
      this.#entry.value = input;
    }
  }

  set isReadOnly(isReadOnly: boolean) {
    this.field.readOnly = this.#entry.readOnly = isReadOnly;
  }

  /** Starts to edit the contents, in the cell or in the formula bar. */
  open(isInCell = true): void {
    if (this.field.readOnly || this.mode !== undefined) {
      return;
    }
    if (isInCell) {
      // Some phones show their keyboard only for a field that becomes focused.
      this.field.blur();
      this.field.inputMode = 'text';
      this.field.focus();
    }
    this.field.value = this.#entry.value = this.#input;
    this.#start('editing');
  }

  #start(mode: 'typing' | 'editing'): void {
    this.mode = mode;
    this.field.classList.add('open');
    // The width for browsers without `field-sizing`, and up to the edge of the frame.
    this.field.size = this.field.value.length + 1;
    const {left} = this.field.getBoundingClientRect();
    this.field.style.maxInlineSize = `${innerWidth - left - 2}px`;
  }

  /** Enters the typed text, if any. */
  commit(): void {
    const {value} = this.field;
    const isChanged = this.mode !== undefined && value !== this.#input;
    this.cancel();
    if (isChanged) {
      this.enter(value);
    }
  }

  cancel(): void {
    this.mode = undefined;
    this.field.classList.remove('open');
    this.field.value = '';
    this.field.inputMode = 'none';
    this.#entry.value = this.#input;
  }

  /** Handles a key while the cell is edited. Returns the move of the selection that enters the text, if any. */
  press({id, move}: EditorKey, target: EventTarget | null): Move | undefined {
    if (id === 'edit') {
      this.mode = 'editing';
    }
    const isKept =
      id === 'enterTyped'
        ? this.mode !== 'typing'
        : // Tab leaves the formula bar if its text is unchanged.
          id === 'enterBeside' &&
          target !== this.field &&
          this.field.value === this.#input;
    return isKept ? undefined : move;
  }
}
