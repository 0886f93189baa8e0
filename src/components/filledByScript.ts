/**
 * Properties for an element whose content is set by a script, possibly before hydration. React does not touch
 * the content while it gets this same object.
 */
export const SCRIPT_FILLED_PROPS = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
};
