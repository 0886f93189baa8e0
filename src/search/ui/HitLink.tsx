import {type ComponentProps, type MouseEvent, type ReactNode} from 'react';

type Props = ComponentProps<'a'> & {readonly href: string};

/** Checks whether a modifier key makes the browser open a link elsewhere (new tab or window) or download it. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/**
 * Link to a validated address. Not the link of Docusaurus, which needs its router and would prefetch the
 * pages of all hits after each keystroke.
 */
export default function HitLink({href, onClick, ...props}: Props): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- see above
    <a
      {...props}
      href={href}
      onClick={(event) => {
        if (!opensElsewhere(event)) {
          onClick?.(event);
        }
      }}
    />
  );
}
