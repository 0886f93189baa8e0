import {inertSurroundings} from '../../native/inertSurroundings';

/**
 * Lets a panel fill the window. It stays where it is in the page: a frame that moves starts anew.
 *
 * @param escaped - called when a reader presses Escape
 * @returns lets it shrink again
 */
export function enlarge(panel: HTMLElement, escaped: () => void): () => void {
  const ended = new AbortController();
  const letGo = inertSurroundings(panel);
  const look = {role: 'dialog', 'aria-modal': 'true', 'data-large': ''};
  Object.entries(look).forEach((one) => panel.setAttribute(...one));
  const listen = ({key, defaultPrevented}: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) {
      escaped();
    }
  };
  panel.addEventListener('keydown', listen, ended);
  return () => {
    ended.abort();
    Object.keys(look).forEach((name) => panel.removeAttribute(name));
    letGo();
  };
}
