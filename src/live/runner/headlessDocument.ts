// Subset of the DOM for samples that run in a worker. Covers only what samples and the reference
// implementation use, since complete implementations would delay the first result.
import type {ControlView} from '../protocol';
import type {SampleElement} from '../compileSample';

export class HeadlessElement extends EventTarget {
  readonly style: Record<string, string> = {};
  /** Types of events for which there are listeners. */
  readonly listened = new Set<string>();
  readonly children: HeadlessElement[] = [];
  parentElement: HeadlessElement | null = null;
  id = '';
  className = '';
  value = '';
  ariaLabel = '';
  max = 1;
  open = false;
  files: readonly File[] | null = null;
  lang = '';
  #text = '';
  #disabled = false;
  #hidden = false;

  constructor(
    readonly ownerDocument: HeadlessDocument,
    readonly localName: string,
    readonly changed: () => void,
  ) {
    super();
  }

  get textContent(): string {
    return (
      this.#text + this.children.map((child) => child.textContent).join('')
    );
  }

  set textContent(text: string) {
    this.children.length = 0;
    this.#text = String(text);
    this.changed();
  }

  get disabled(): boolean {
    return this.#disabled;
  }

  set disabled(isDisabled: boolean) {
    this.#disabled = isDisabled;
    this.changed();
  }

  get hidden(): boolean {
    return this.#hidden;
  }

  set hidden(isHidden: boolean) {
    this.#hidden = isHidden;
    this.changed();
  }

  get childElementCount(): number {
    return this.children.length;
  }

  append(...nodes: readonly (HeadlessElement | string)[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') {
        this.#text += node;
      } else {
        node.remove();
        node.parentElement = this;
        this.children.push(node);
      }
    }
    this.changed();
  }

  replaceChildren(...nodes: readonly (HeadlessElement | string)[]): void {
    this.textContent = '';
    this.append(...nodes);
  }

  remove(): void {
    const siblings = this.parentElement?.children;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parentElement = null;
    this.changed();
  }

  /** Supports `#id` and tag names only. */
  querySelector(selector: string): HeadlessElement | null {
    for (const child of this.children) {
      const matches =
        selector === `#${child.id}` || selector === child.localName;
      const found = matches ? child : child.querySelector(selector);
      if (found) {
        return found;
      }
    }
    return null;
  }

  override addEventListener(
    ...args: Parameters<EventTarget['addEventListener']>
  ): void {
    this.listened.add(args[0]);
    super.addEventListener(...args);
    this.changed();
  }

  click(): void {
    this.dispatchEvent(new Event('click', {cancelable: true}));
  }

  focus(): void {
    this.dispatchEvent(new Event('focus'));
  }

  showModal(): void {
    this.open = true;
    this.changed();
  }

  close(): void {
    this.open = false;
    this.changed();
  }
}

/** Document that contains the elements that a sample looks up. */
export class HeadlessDocument extends EventTarget {
  readonly documentElement: HeadlessElement;
  readonly body: HeadlessElement;
  readonly fonts = {load: async () => []};

  /** @param changed - called after each change of an element */
  constructor(
    elements: readonly SampleElement[],
    lang: string,
    private readonly changed: () => void,
  ) {
    super();
    this.documentElement = this.createElement('html');
    this.documentElement.lang = lang;
    this.body = this.createElement('body');
    this.documentElement.append(this.body);
    for (const {id, tag} of elements) {
      this.body.append(Object.assign(this.createElement(tag), {id}));
    }
  }

  createElement(name: string): HeadlessElement {
    return new HeadlessElement(this, name, this.changed);
  }

  querySelector(selector: string): HeadlessElement | null {
    return this.documentElement.querySelector(selector);
  }

  getElementById(id: string): HeadlessElement | null {
    return this.querySelector(`#${id}`);
  }
}

/** Lists the elements that the frame shows: those with text, and those with listeners for user input. */
export function listControls({body}: HeadlessDocument): ControlView[] {
  return body.children.flatMap((element): ControlView[] => {
    const {id, listened, textContent, value, disabled, hidden} = element;
    const control = (kind: ControlView['kind'], text: string) => [
      {id, kind, text, isDisabled: kind !== 'text' && disabled},
    ];
    if (hidden || id === '') {
      return [];
    }
    if (listened.has('click')) {
      return control('button', textContent || id);
    }
    if (element.localName === 'input' && listened.has('change')) {
      return control('file', element.ariaLabel || id);
    }
    if (listened.has('input') || listened.has('keydown')) {
      return control('field', value);
    }
    return textContent === '' ? [] : control('text', textContent);
  });
}
