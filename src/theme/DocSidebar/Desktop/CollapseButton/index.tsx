// Replaces the button that hides the sidebar: no sidebar here can be hidden, and its styles were on
// every page.
import type {ReactNode} from 'react';

export default function NoButton(): ReactNode {
  return null;
}
