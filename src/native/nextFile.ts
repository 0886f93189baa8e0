/** Ending of the file of a page for those who come from another one: all of it but the styles that they have. */
export const NEXT_ENDING = '.next.htm';

/**
 * The address of that file.
 *
 * @param page - address of the page, without a hash
 */
export function nextFileOf(page: string): string {
  const path = page.split('?')[0]!;
  return path.replace(/\/$/, '/index') + NEXT_ENDING;
}
