/** A name, or a part of one that has other characters. */
const WORD = /[\w-]+/g;

/**
 * Finds the names in style sheets that scripts can put into a page. Rather one too many than one too few: a word of
 * a page's text counts too.
 */
export function namedWords(
  sheets: readonly string[],
  scripts: readonly string[],
): Set<string> {
  const isNamed = namesIn(scripts);
  const words = sheets.flatMap((css) => css.match(WORD) ?? []);
  return new Set([...new Set(words)].filter(isNamed));
}

/** Whether a name is among them; one with other characters than those of words counts as named. */
export function isAmong(words: ReadonlySet<string>, name: string): boolean {
  return words.has(name) || /[^\w-]/.test(name);
}

/**
 * Tells which names scripts can put into a page: those that stand in them as a word, and those that
 * they put together from a beginning or an ending, as `'alert--' + type`.
 */
function namesIn(scripts: readonly string[]): (name: string) => boolean {
  const words = new Set<string>();
  const beginnings = new Set<string>();
  const endings = new Set<string>();
  for (const script of scripts) {
    // The letter of an escaped line break is no part of the word behind it.
    const text = script.replace(/\\[bfnrtv]/g, ' ');
    for (const {0: word, index} of text.matchAll(WORD)) {
      words.add(word);
      // Looked for by a pattern of its own, a long word would be read from each of its letters on.
      if (/[-_]$/.test(word) && goesOn(text, index + word.length)) {
        beginnings.add(word.replace(/^-+/, ''));
      }
    }
    addAll(endings, text, /(?<=["'`}])(?:--|__)[a-z][\w-]*/g);
  }
  return (name) =>
    words.has(name) ||
    starts(name).some((start) => beginnings.has(start)) ||
    ends(name).some((end) => endings.has(end));
}

/** Whether a script may put something behind what ends here: a quote ends it, or an expression follows. */
function goesOn(text: string, end: number): boolean {
  return /["'`]/.test(text.charAt(end)) || text.startsWith('${', end);
}

function addAll(found: Set<string>, text: string, pattern: RegExp): void {
  for (const [word] of text.matchAll(pattern)) {
    found.add(word);
  }
}

function starts(name: string): string[] {
  return Array.from(name, (_, index) => name.slice(0, index + 1));
}

function ends(name: string): string[] {
  return Array.from(name, (_, index) => name.slice(index));
}
