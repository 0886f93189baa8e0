import {type ComponentProps, type MouseEvent, type ReactNode} from 'react';

type Props = ComponentProps<'a'> & {readonly href: string};

/** Checks whether a modifier key makes the browser open a link in another tab or window, or download it. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/**
 * A link to a validated address. The link of Docusaurus needs its router, and would prefetch each page that a hit links
 * to with every key.
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
