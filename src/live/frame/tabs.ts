import type {SheetView} from '../../../runtime/view/types';
import type {Action, FrameTexts} from '../protocol';

/** The names of the sheets, below the grid; nothing while there is one sheet. */
export function createTabs(
  {sheets: label}: FrameTexts,
  act: (action: Action) => void,
): {
  readonly element: HTMLElement;
  show(sheets: SheetView['sheets']): void;
} {
  const element = document.createElement('div');
  element.className = 'tabs';
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
  return {
    element,
    show(sheets) {
      element.hidden = sheets.length < 2;
      const focused = [...element.children].findIndex(
        (child) => child === document.activeElement,
      );
      element.replaceChildren(
        ...sheets.map(({name, isActive}) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = name;
          button.setAttribute('aria-pressed', String(isActive));
          button.onclick = () => act({type: 'activate', sheet: name});
          return button;
        }),
      );
      (element.children[focused] as HTMLElement | undefined)?.focus();
    },
  };
}
