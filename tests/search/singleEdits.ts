const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Every word that one edit makes of another: a letter left out, put in, replaced, or swapped with the
 * next; each once, and never the word itself.
 */
export function singleEdits(word: string): string[] {
  const places = Array.from({length: word.length + 1}, (_, at) => at);
  const edits = places.flatMap((at) => {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [first = '', second = ''] = after;
    const rest = after.slice(1);
    return [
      ...[...LETTERS].flatMap((letter) => [
        before + letter + after,
        ...(first ? [before + letter + rest] : []),
      ]),
      before + rest,
      before + second + first + after.slice(2),
    ];
  });
  return [...new Set(edits)].filter((edit) => edit !== word && edit !== '');
}
