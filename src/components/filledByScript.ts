/**
 * Properties of an element whose content a script sets, possibly before hydration. React leaves the content
 * alone as long as it gets this same object.
 */
export const FILLED_BY_SCRIPT = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
};
