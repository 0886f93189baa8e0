import {announce} from './announce';
import {elementAround} from './elementAround';

/** How long the outcome stays on the button, in milliseconds. */
const OUTCOME_DURATION = 2000;

/** Attribute of the button by which its style sheet shows what became of copying. */
const OUTCOME = 'data-outcome';

/** What became of copying; the button holds the text of each in `data-copied` and `data-failed`. */
type Outcome = 'copied' | 'failed';

/** Copy buttons: they copy the code beside them, or a file of the site, and say whether it worked. */
export function installCopyButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button = elementAround(target, '[data-native=copy]');
    if (button) {
      void press(button);
    }
  });
}

async function press(button: HTMLElement): Promise<void> {
  const {source} = button.dataset;
  // A file takes as long as the line needs; the press is answered at once.
  button.ariaBusy = 'true';
  const outcome = await outcomeOf(() =>
    source ? copyFile(source) : copyCode(button),
  );
  button.ariaBusy = null;
  // An attribute, not text: the application must find the text that was built.
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

/** Safari lets nothing be copied once it has waited: it takes the promise of a text instead. */
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
    // Browsers compare types to the letter; a server adds the encoding.
    const plain = text.then((blob) => new Blob([blob], {type: 'text/plain'}));
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plain})]);
  }
}
