/**
 * Properties of an element whose content is a script's, maybe before React takes the page over: React leaves it alone.
 * One object: React would empty the element again for another one.
 */
export const FILLED_BY_SCRIPT = {
  dangerouslySetInnerHTML: {__html: ''},
  suppressHydrationWarning: true,
};
