/**
 * The version of a contract: what its first comment states as `contract version 1.0`, else the latest
 * version that a member is said to be there since.
 *
 * @param text - of the header or declaration file
 * @returns numbers with points between them; `undefined` when the file names none
 */
export function contractVersion(text: string): string | undefined {
  const [comment = ''] = /\/\*[^]*?\*\//.exec(text) ?? [];
  const stated = /\bcontract version (\d+(?:\.\d+)*)/i.exec(comment)?.[1];
  const since = [...text.matchAll(/[@\\]since\s+v?(\d+(?:\.\d+)*)/g)].map(
    ([, version = '']) => version,
  );
  return stated ?? since.sort(compareVersions).at(-1);
}

const byNumber = new Intl.Collator('en', {numeric: true});

/** Compares two versions number by number: 1.10 comes after 1.9. */
export function compareVersions(one: string, other: string): number {
  return byNumber.compare(one, other);
}
