import {type ComponentProps, type MouseEvent, type ReactNode} from 'react';

type Props = ComponentProps<'a'> & {readonly href: string};

/** Whether a click asks for another tab or window, which the browser itself opens. */
export function opensElsewhere(
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/**
 * A link to a result; its address has been checked. Not Docusaurus's own: that one fetches every
 * page it shows a link to, with each key that is typed, and needs the application.
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
