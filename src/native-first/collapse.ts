import {onClick} from './dom';

/** Value of `data-native` on a `<details>` that is animated. It must contain a summary and exactly one more element. */
export const ANIMATED_DETAILS = 'collapse';

/** Attribute of a `<details>` during its animation. The value is the state at the end: `open` or `closed`. */
const MOVING = 'data-moving';

/** Animates collapsible lists. Their content can be reached from the first frame of the animation on. */
export function installCollapse(): void {
  onClick('summary', (summary, event) => {
    const {parentElement: details, nextElementSibling: content} = summary;
    if (
      details instanceof HTMLDetailsElement &&
      content instanceof HTMLElement &&
      details.dataset['native'] === ANIMATED_DETAILS
    ) {
      event.preventDefault();
      animate(details, content);
    }
  });
}

function animate(details: HTMLDetailsElement, content: HTMLElement): void {
  const opens = !details.open || details.getAttribute(MOVING) === 'closed';
  // Starts at the current height, so that a running animation is reversed smoothly.
  const from = details.open ? content.offsetHeight : 0;
  content.getAnimations().forEach((animation) => animation.cancel());
  details.open = true;
  const height = content.scrollHeight;
  details.setAttribute(MOVING, opens ? 'open' : 'closed');
  content.animate(
    {height: [`${from}px`, `${opens ? height : 0}px`]},
    {duration: computeCollapseDuration(height), easing: 'ease-in-out'},
  ).onfinish = () => {
    details.open = opens;
    details.removeAttribute(MOVING);
  };
}

/**
 * Returns the duration of the animation in milliseconds; 1 if the reader prefers reduced motion.
 *
 * @param height - height of the content, in CSS pixels
 */
export function computeCollapseDuration(height: number): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return 1;
  }
  // Same formula as Docusaurus:
  // https://github.com/mui/material-ui/blob/e724d98eba018e55e1a684236a2037e24bcf050c/packages/material-ui/src/styles/createTransitions.js#L40-L43
  const lines = height / 36;
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10);
}
