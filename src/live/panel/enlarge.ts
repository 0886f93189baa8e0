import {inertSurroundings} from '../../native/inertSurroundings';
import {lockPage} from '../../native/pageLock';

/**
 * Lets a panel fill the window. It stays where it is in the page: a frame that moves starts anew.
 *
 * @param escaped - called when a reader presses Escape
 * @returns lets it shrink again
 */
export function enlarge(element: HTMLElement, escaped: () => void): () => void {
  const release = inertSurroundings(element);
  const unlock = lockPage();
  const listen = ({key, defaultPrevented}: KeyboardEvent): void => {
    if (key === 'Escape' && !defaultPrevented) {
      escaped();
    }
  };
  element.classList.add('live-large');
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-modal', 'true');
  element.addEventListener('keydown', listen);
  return () => {
    element.classList.remove('live-large');
    element.removeAttribute('role');
    element.removeAttribute('aria-modal');
    element.removeEventListener('keydown', listen);
    unlock();
    release();
  };
}
