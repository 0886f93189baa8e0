import {elementAround} from './elementAround';

/** `data-native` of a `<details>` whose content slides: its summary, and one element after it. */
export const COLLAPSE = 'collapse';

/** Attribute of a `<details>` whose content is on its way: where to. */
const MOVING = 'data-moving';

/** The lists that open and close: at once for the reader's next key, in motion for his eyes. */
export function installCollapse(): void {
  document.addEventListener('click', (event) => {
    const summary = elementAround(event.target, 'summary');
    const details = summary && summary.parentElement;
    const content = summary && summary.nextElementSibling;
    if (
      details instanceof HTMLDetailsElement &&
      content instanceof HTMLElement &&
      details.dataset['native'] === COLLAPSE
    ) {
      event.preventDefault();
      slide(details, content);
    }
  });
}

function slide(details: HTMLDetailsElement, content: HTMLElement): void {
  const opens = !details.open || details.getAttribute(MOVING) === 'closed';
  // One that is on its way turns back from where it is.
  const from = details.open ? content.offsetHeight : 0;
  content.getAnimations().forEach((animation) => animation.cancel());
  details.open = true;
  const height = content.scrollHeight;
  details.setAttribute(MOVING, opens ? 'open' : 'closed');
  content.animate(
    {height: [`${from}px`, `${opens ? height : 0}px`]},
    {duration: durationOf(height), easing: 'ease-in-out'},
  ).onfinish = () => {
    details.open = opens;
    details.removeAttribute(MOVING);
  };
}

/**
 * How long a list takes to open or close, in milliseconds: longer lists take longer, though less
 * than in proportion; 1 where the reader wants no motion.
 *
 * @param height - of its content, in CSS pixels
 */
export function durationOf(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 1;
  }
  // As Docusaurus's own lists: https://github.com/mui/material-ui/blob/e724d98eba018e55e1a684236a2037e24bcf050c/packages/material-ui/src/styles/createTransitions.js#L40-L43
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}
