import {announce, closestElement} from './dom';

/** Time that the outcome stays on the button, in milliseconds. */
const OUTCOME_DURATION = 2000;

/** Attribute of the button for its style sheet. */
const OUTCOME = 'data-outcome';

/** The button has the texts for both in `data-copied` and `data-failed`. */
type Outcome = 'copied' | 'failed';

/** Handles buttons that copy the code beside them, or a file of the site. */
export function installCopyButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button = closestElement(target, '[data-native=copy]');
    if (button) {
      void press(button);
    }
  });
}

async function press(button: HTMLElement): Promise<void> {
  const {source} = button.dataset;
  // Loading a file may take long.
  button.ariaBusy = 'true';
  const outcome = await outcomeOf(() =>
    source ? copyFile(source) : copyCode(button),
  );
  button.ariaBusy = null;
  // An attribute instead of a text: hydration expects the text that was built.
  button.setAttribute(OUTCOME, outcome);
  announce(button.dataset[outcome] ?? '');
  setTimeout(() => button.removeAttribute(OUTCOME), OUTCOME_DURATION);
}

async function outcomeOf(copy: () => Promise<void>): Promise<Outcome> {
  try {
    await copy();
    return 'copied';
  } catch {
    return 'failed';
  }
}

function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  return navigator.clipboard.writeText(code?.textContent ?? '');
}

/** Safari forbids copying after an `await`, but accepts the promise of a text. */
async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) {
      throw new Error(response.statusText);
    }
    return response.blob();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await (await text).text());
  } else {
    // The type must be equal to the key; servers add a charset.
    const plain = text.then((blob) => new Blob([blob], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
