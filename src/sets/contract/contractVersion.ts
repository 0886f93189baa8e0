/**
 * The version of a contract: what its first comment states as `contract version 1.0`, else the latest
 * version that a member is said to be there since.
 *
 * @param text - of the header or declaration file
 * @returns numbers with points between them; `undefined` when the file names none
 */
export function contractVersion(text: string): string | undefined {
  const since = [...text.matchAll(/[@\\]since\s+v?(\d+(?:\.\d+)*)/g)].map(
    ([, version = '']) => version,
  );
  return stated(text)?.version ?? since.sort(compareVersions).at(-1);
}

/**
 * The day on which a contract was published, where its first comment states it behind the version:
 * `contract version 1.1, 2026-12-01`.
 *
 * @returns `YYYY-MM-DD`; `undefined` when it does not say
 */
export function contractDay(text: string): string | undefined {
  return stated(text)?.day;
}

function stated(
  text: string,
): {version: string; day: string | undefined} | undefined {
  const [comment = ''] = /\/\*[^]*?\*\//.exec(text) ?? [];
  const [, version, day] =
    /\bcontract version (\d+(?:\.\d+)*)(?:, (\d{4}-\d{2}-\d{2}))?/i.exec(
      comment,
    ) ?? [];
  return version === undefined ? undefined : {version, day};
}

const byNumber = new Intl.Collator('en', {numeric: true});

/** Compares two versions number by number: 1.10 comes after 1.9. */
export function compareVersions(one: string, other: string): number {
  return byNumber.compare(one, other);
}
