import {editDistance} from './spelling';
import {TYPOS} from './weights';

/** Letters below which a word is short. */
const SHORT = 5;

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** How likely it is that a word was meant, beside the likeliest typo. */
export function likelihoodOf(typed: string, meant: string): number {
  const replaced = replacedLetters(typed, meant);
  return (
    (typed[0] === meant[0] ? 1 : TYPOS.first) *
    (replaced === undefined ? 1 : TYPOS.replaced) *
    (replaced === undefined || areNeighbours(replaced) ? 1 : TYPOS.far) *
    (typed.length < SHORT ? TYPOS.short : 1) *
    (editDistance(typed, meant) > 1 ? TYPOS.twoEdits : 1)
  );
}

/** The letter typed and the one meant, where one stands for the other. */
function replacedLetters(
  typed: string,
  meant: string,
): readonly [string, string] | undefined {
  if (typed.length !== meant.length) {
    return undefined;
  }
  const at = [...typed].flatMap((letter, place) =>
    letter === meant[place] ? [] : [place],
  );
  return at.length === 1 ? [typed[at[0]!]!, meant[at[0]!]!] : undefined;
}

/** Whether two letters lie beside each other on a keyboard. */
function areNeighbours([a, b]: readonly [string, string]): boolean {
  const [one, other] = [placeOf(a), placeOf(b)];
  return (
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.row - other.row) <= 1 &&
    Math.abs(one.column - other.column) <= 1
  );
}

function placeOf(letter: string) {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  return row < 0 ? undefined : {row, column: KEYBOARD[row]!.indexOf(letter)};
}
