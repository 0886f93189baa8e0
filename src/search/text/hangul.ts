import {
  assemble,
  convertHangulToQwerty,
  convertQwertyToHangul,
  disassemble,
} from 'es-hangul';

// Particles, and endings of nouns used as verbs. Longest first, so that `에서는` is removed as a whole and not
// only its `는`.
const PARTICLES = (
  '하시겠습니까 되었습니다 했습니다 으로부터 에서부터 하였습니다 합니다 됩니다 입니다 습니다 하려면 하십시오 하세요 이라고 에서는 에게서 으로써 으로서 까지는 ' +
  '하거나 하지만 하면서 되거나 되는지 하는지 하려고 ' +
  '에서도 에게도 으로도 까지도 에서만 으로만 에도 로도 들을 들의 들이 들은 ' +
  '에서 에게 부터 까지 처럼 보다 으로 이나 이며 하고 라고 한테 께서 마다 조차 이란 에는 로써 로서 하는 하여 하기 하다 하면 하게 해서 해야 했을 되는 되면 되다 되지 된다 되어 ' +
  '시키기 시킬 하지 한다 이라 인가요 인지 이에요 예요 ' +
  '은 는 이 가 을 를 의 에 로 와 과 도 만 나 며 란 할 한 해 된 될 됨 함 들'
).split(' ');

export function hasHangul(text: string): boolean {
  return /[\u3131-\u318e\uac00-\ud7a3]/.test(text);
}

/**
 * Decomposes Korean syllables into letters (jamo) as typed on a two-set keyboard, so that a half-typed word is a prefix
 * of the complete word: `문서` → `ㅁㅜㄴㅅㅓ`. Other characters are unchanged.
 */
export function decomposeHangul(text: string): string {
  return hasHangul(text) ? disassemble(text) : text;
}

/**
 * Composes letters into syllables, the inverse of {@link decomposeHangul}. A consonant before a vowel starts
 * a new syllable.
 */
export function composeHangul(letters: string): string {
  return letters.replace(/[ㄱ-ㅣ]+/gu, (run) => assemble([...run]));
}

/** Returns what a word would be if the keyboard had been switched between Korean and Latin letters: `vlfxj` → `필터`. */
export function switchKeyboard(word: string): string {
  return hasHangul(word)
    ? convertHangulToQwerty(word)
    : convertQwertyToHangul(word);
}

export function isParticle(word: string): boolean {
  return PARTICLES.includes(word);
}

/** Particles that can follow a noun of one syllable and rarely occur at the end of other nouns. */
const SHORT_NOUN =
  /^(.)(?:을|를|의|에서|에서는|에서도|에는|에도|으로도|으로|에|와|과|까지|부터|마다|은|는)$/u;

/**
 * Removes the particle at the end of a Korean word: `문서를` → `문서`. After a single syllable removes only some, since
 * the word is more often a noun that only looks as if it ended with a particle.
 */
export function stripParticle(word: string): string {
  if (!hasHangul(word)) {
    return word;
  }
  const particle = PARTICLES.find(
    (ending) => word.endsWith(ending) && word.length - ending.length >= 2,
  );
  return (
    SHORT_NOUN.exec(word)?.[1] ??
    (particle ? word.slice(0, -particle.length) : word)
  );
}
