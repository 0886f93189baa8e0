import {showLoadNotice} from './loadErrors';

type Named = HTMLElement & {readonly name?: string};

/** Returns what identifies an element to readers, and its id and name. */
const describe = ({localName, id, name, ariaLabel, textContent}: Named) =>
  [localName, id, name, ariaLabel, textContent].join('\n');

/**
 * Postpones an action on an element until after hydration, which may replace the element by a new one.
 *
 * @returns a function that acts on the element or on its successor: the one with the same description, at the
 * same position among those. If the page has no successor, it tells the reader.
 */
export function postponeAction<T extends HTMLElement>(
  element: T,
  act: (element: T) => unknown,
): () => void {
  const description = describe(element);
  const listAlike = () =>
    [...document.querySelectorAll<T>(element.localName)].filter(
      (each) => describe(each) === description,
    );
  const position = listAlike().indexOf(element);
  return () => {
    const successor = element.isConnected ? element : listAlike()[position];
    if (successor) {
      act(successor);
    } else {
      showLoadNotice();
    }
  };
}
