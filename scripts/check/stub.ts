/** What a page says to its writer that `npm run new` has made, until somebody writes on. */
export const STUB =
  'Continue with a sample, then with detail. Give headings that others link to an id.';
