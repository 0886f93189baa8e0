import type {Scalar} from '../../values/scalar';

/**
 * Returns the source of a regular expression for text with the wildcards `*` and `?`. `~` escapes them. The expression
 * takes linear time: each part between two `*` matches as early as possible, without backtracking.
 */
export function toWildcardPattern(text: string): string {
  const parts = [''];
  for (const [found, escaped] of text.matchAll(/~([\s\S]?)|[\s\S]/g)) {
    if (found === '*') {
      parts.push('');
    } else {
      parts[parts.length - 1] +=
        found === '?'
          ? '[\\s\\S]'
          : (escaped ?? found).replace(/[\\^$.|+()[\]{}*?]/, '\\$&');
    }
  }
  return parts
    .map((part, index) => {
      if (index === 0) {
        return part;
      }
      // A group in a lookahead is atomic.
      return index === parts.length - 1
        ? `[\\s\\S]*${part}`
        : `(?=([\\s\\S]*?${part}))(?:\\${index})`;
    })
    .join('');
}

/** Creates a case-insensitive test whether a text as a whole matches a pattern with wildcards. */
export function createWildcardTest(text: string): (value: Scalar) => boolean {
  const pattern = new RegExp(`^${toWildcardPattern(text)}$`, 'iu');
  return (value) => typeof value === 'string' && pattern.test(value);
}
