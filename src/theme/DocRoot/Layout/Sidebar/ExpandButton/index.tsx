// Replaces the button that shows a hidden sidebar: none can be hidden, and its styles were on every
// page.
import type {ReactNode} from 'react';

export default function NoButton(): ReactNode {
  return null;
}
