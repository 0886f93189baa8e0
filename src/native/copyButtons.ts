import {announce} from './announce';

/** How long the outcome stays on the button, in milliseconds. */
const OUTCOME_DURATION = 2000;

/** Attribute of the button by which its style sheet shows what became of copying. */
const OUTCOME = 'data-outcome';

/** What became of copying; the button holds the text of each in `data-copied` and `data-failed`. */
type Outcome = 'copied' | 'failed';

/** The copy buttons of code: they copy what stands beside them, and say whether it worked. */
export function installCopyButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-native=copy]');
    if (button) {
      void copyBeside(button);
    }
  });
}

async function copyBeside(button: HTMLElement): Promise<void> {
  const code = button.closest('figure')?.querySelector('code');
  const outcome = await copy(code?.textContent ?? '');
  // An attribute, not text: the application must find the text that was built.
  button.setAttribute(OUTCOME, outcome);
  announce(button.dataset[outcome] ?? '');
  setTimeout(() => button.removeAttribute(OUTCOME), OUTCOME_DURATION);
}

async function copy(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
