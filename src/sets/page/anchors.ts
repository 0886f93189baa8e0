import {jsxAttribute} from './elements';
import type {MarkdownPage} from './markdown';

// Components whose rendered markup holds no anchor of its own.
const WITHOUT_ANCHORS = new Set([
  'Tabs',
  'TabItem',
  'Details',
  'HelpTopics',
  'Company',
  'Provider',
  'StoreLink',
  'DrawingsPicture',
  'SheetPicture',
]);

/** The anchors of a page, and whether its components may add others when it is built. */
export interface PageAnchors {
  readonly ids: ReadonlySet<string>;
  readonly mayHoldMore: boolean;
}

/** Collects what `#…` links to a page may name. */
export function anchorsOf({headings, elements}: MarkdownPage): PageAnchors {
  const written = elements
    .map(({element}) => jsxAttribute(element, 'id'))
    .filter((id) => typeof id === 'string');
  return {
    ids: new Set([...headings.map(({id}) => id), ...written]),
    mayHoldMore: elements.some(
      ({element: {name}}) =>
        name && /^[A-Z]/.test(name) && !WITHOUT_ANCHORS.has(name),
    ),
  };
}
