/** How long a page may take before readers are told that it is coming, in milliseconds. */
const PATIENCE = 20;

/** Id by which the theme styles the line of its own progress. */
const ID = 'nprogress';

/**
 * Shows that something is coming, when it takes its time: a line along the top, as the application
 * shows it between pages.
 *
 * @returns takes it away
 */
export function showProgress(): () => void {
  const box = document.createElement('div');
  box.id = ID;
  const bar = document.createElement('div');
  bar.className = 'bar';
  box.append(bar);
  const timer = setTimeout(() => {
    document.body.append(box);
    // Fast at first, and never done: nobody knows how long it takes.
    bar.animate(
      {transform: ['translateX(-100%)', 'translateX(-5%)']},
      {duration: 10_000, easing: 'cubic-bezier(0, 0.7, 0.3, 1)', fill: 'both'},
    );
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}
