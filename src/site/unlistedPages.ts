/** Pages that nobody looks for, as patterns of addresses: results, help topics, dated legal texts. */
export const UNLISTED_PAGES: readonly string[] = [
  '**/search',
  '**/csh-redirect',
  '**/legal/*/*',
];
