import type {Selector} from 'lightningcss';

/** The attribute of the root element that says the colour mode: https://docusaurus.io/docs/styling-layout#dark-mode */
const MODE = 'data-theme';

/** `:root` or `html`, and no more. */
export function isRoot(selector: Selector): boolean {
  return selector.length === 1 && selector.every(namesRoot);
}

/** The root element, whatever else it must be. */
export function isOnRoot(selector: Selector): boolean {
  return (
    selector.every(({type}) => type !== 'combinator') &&
    selector.some(
      (part) =>
        namesRoot(part) || (part.type === 'attribute' && part.name === MODE),
    )
  );
}

/** An element that is there in dark mode only. */
export function isDark(selector: Selector): boolean {
  return selector.some(
    (part) =>
      part.type === 'attribute' &&
      part.name === MODE &&
      part.operation?.value === 'dark',
  );
}

/** The classes that an element, or one around or before it, must have. */
export function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => (part.type === 'class' ? part.name : []));
}

function namesRoot(part: Selector[number]): boolean {
  return (
    (part.type === 'pseudo-class' && part.kind === 'root') ||
    (part.type === 'type' && part.name === 'html')
  );
}
