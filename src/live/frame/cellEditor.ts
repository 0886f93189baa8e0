/** A field over the cell that is being edited. */
export class CellEditor {
  readonly #done: (text: string | undefined, isOnward: boolean) => void;
  #field: HTMLInputElement | undefined;

  /** @param done - called with what was typed, or nothing, and whether the reader goes on below */
  constructor(done: (text: string | undefined, isOnward: boolean) => void) {
    this.#done = done;
  }

  get isOpen(): boolean {
    return this.#field !== undefined;
  }

  holds(element: Element): boolean {
    return element === this.#field;
  }

  /** @param label - address of the cell */
  open(cell: HTMLElement, text: string, label: string): void {
    const field = document.createElement('input');
    field.className = 'editor';
    field.setAttribute('aria-label', label);
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.value = text;
    field.onkeydown = (event) => {
      if (event.isComposing) {
        return;
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        if (event.key === 'Enter') {
          event.preventDefault();
          event.stopPropagation();
        }
        this.#close(field.value, event.key === 'Enter');
      } else if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        this.#close(undefined, false);
      }
    };
    field.onblur = () => this.commit();
    this.#field = field;
    cell.append(field);
    field.focus();
  }

  /** Takes what was typed, if the field is open. */
  commit(): void {
    if (this.#field) {
      this.#close(this.#field.value, false);
    }
  }

  #close(text: string | undefined, isOnward: boolean): void {
    const field = this.#field;
    this.#field = undefined;
    field?.remove();
    this.#done(text, isOnward);
  }
}
