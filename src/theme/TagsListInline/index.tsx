// Replaces the tags of a page: front matter has no key for them here, and their styles were on every
// page.
import type {ReactNode} from 'react';

export default function NoTags(): ReactNode {
  return null;
}
