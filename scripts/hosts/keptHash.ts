/**
 * Reads the hash of a script or style sheet of an earlier release.
 *
 * @param text - `sha256-…`, with or without quotes around it
 * @param option - that it was given to
 * @returns the source expression of a content security policy
 * @throws Error when it is no such hash
 */
export function parseKeptHash(text: string, option: string): string {
  const hash = text.replace(/^'|'$/g, '');
  if (!/^sha(?:256-[\w+/]{43}=|384-[\w+/]{64}|512-[\w+/]{86}==)$/.test(hash)) {
    throw new Error(
      `${option}: expected sha256-… as "npm run hosts" printed it, received "${text}".`,
    );
  }
  return `'${hash}'`;
}
