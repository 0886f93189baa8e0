import {announceToScreenReader, onClick} from './dom';

/** Time for which the button shows success or failure, in milliseconds. */
const OUTCOME_DURATION = 2000;

/** Attribute set on the button after success or failure, for styling. */
const OUTCOME = 'data-outcome';

/** The button's attributes `data-copied` and `data-failed` contain the texts to announce. */
type Outcome = 'copied' | 'failed';

const BUTTONS = '[data-native=copy]';

/**
 * Handles buttons that copy the code next to them, or a file of the site. A click on the link of a heading
 * also copies its address.
 */
export function installCopyButtons(): void {
  onClick(`${BUTTONS}, .hash-link`, press);
}

async function press(button: HTMLElement): Promise<void> {
  const {source} = button.dataset;
  // Marks the button as busy, since loading a file may take long.
  button.ariaBusy = 'true';
  const outcome = await outcomeOf(() =>
    button instanceof HTMLAnchorElement
      ? navigator.clipboard.writeText(button.href)
      : source
        ? copyFile(source)
        : copyCode(button),
  );
  button.ariaBusy = null;
  // Sets an attribute instead of the text, since hydration expects the text from the build.
  button.setAttribute(OUTCOME, outcome);
  // Links of headings have no texts of their own, so they use those of a copy button of the page.
  const labels = button.dataset['copied']
    ? button
    : document.querySelector<HTMLElement>(BUTTONS);
  announceToScreenReader(labels?.dataset[outcome] ?? '');
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
  const figure = button.closest('figure');
  // The text area is the editor of a live sample, which replaces its code.
  const text =
    figure?.querySelector('textarea')?.value ??
    figure?.querySelector('code')?.textContent;
  return navigator.clipboard.writeText(text ?? '');
}

/** Copies the text of a file. Safari rejects copying after an `await`, but accepts a promise of the text. */
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
    // Creates a blob of exactly this type, which must equal the key: servers add a charset to the type.
    const plain = text.then((blob) => new Blob([blob], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
