/** `MAJOR.MINOR.PATCH`: https://semver.org/spec/v2.0.0.html */
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$/;

/**
 * Reads the number of a release.
 *
 * @param text - as it was given, without a `v`
 * @param current - the number that package.json has
 * @throws Error when it is none, or no later one
 */
export function parseVersion(text: string, current: string): string {
  if (!VERSION.test(text)) {
    throw new Error(
      `npm run release: expected a version such as 1.2.0, received "${text}". Give three numbers with points between them.`,
    );
  }
  if (text.localeCompare(current, 'en', {numeric: true}) <= 0) {
    throw new Error(
      `npm run release: expected a version after ${current}, received "${text}". Raise the first number where addresses or settings break, the second for what is new, the third for what is mended.`,
    );
  }
  return text;
}
