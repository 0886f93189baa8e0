// @works-without-react
import {Children, isValidElement, type ReactNode} from 'react';

/** Returns the text of rendered nodes. Components count as their children. */
export function getNodeText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) =>
      isValidElement<{children?: ReactNode}>(child)
        ? getNodeText(child.props.children)
        : String(child),
    )
    .join('');
}
