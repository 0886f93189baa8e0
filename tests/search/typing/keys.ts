import {decomposeHangul} from '../../../src/search/text/hangul';

const LEADING = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const MEDIAL = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const FINAL = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
const JOINED = new Map(
  'ㅗㅏㅘ ㅗㅐㅙ ㅗㅣㅚ ㅜㅓㅝ ㅜㅔㅞ ㅜㅣㅟ ㅡㅣㅢ ㄱㅅㄳ ㄴㅈㄵ ㄴㅎㄶ ㄹㄱㄺ ㄹㅁㄻ ㄹㅂㄼ ㄹㅅㄽ ㄹㅌㄾ ㄹㅍㄿ ㄹㅎㅀ ㅂㅅㅄ'
    .split(' ')
    .map((row) => [row.slice(0, 2), row[2]!]),
);

/** A syllable on its way: indexes of its letters; what is missing is absent. */
interface Syllable {
  lead?: string;
  vowel?: string;
  end?: string;
}

/**
 * What a field holds after each key of a text on the two-set keyboard: a letter goes to the syllable
 * at hand where it can, and a final consonant moves on when a vowel follows.
 */
export function textsWhileTyping(text: string): string[] {
  let done = '';
  let current: Syllable = {};
  const shown: string[] = [];
  for (const key of decomposeHangul(text)) {
    const next = press(current, key);
    if (next.done !== undefined) {
      done += next.done;
    }
    current = next.current;
    shown.push(done + compose(current));
  }
  return shown;
}

function press(
  current: Syllable,
  key: string,
): {done?: string; current: Syllable} {
  const {lead, vowel, end} = current;
  if (MEDIAL.includes(key)) {
    if (end !== undefined) {
      // The last consonant of the syllable begins the next one.
      const [stays, moves] = splitEnd(end);
      const before: Syllable = {...current};
      if (stays === undefined) {
        delete before.end;
      } else {
        before.end = stays;
      }
      return {done: compose(before), current: {lead: moves, vowel: key}};
    }
    const joined = vowel && JOINED.get(vowel + key);
    if (joined) {
      return {current: {...current, vowel: joined}};
    }
    return vowel === undefined
      ? {current: {...current, vowel: key}}
      : {done: compose(current), current: {vowel: key}};
  }
  if (!LEADING.includes(key)) {
    return {done: compose(current) + key, current: {}};
  }
  if (lead !== undefined && vowel !== undefined) {
    const joined = end === undefined ? key : JOINED.get(end + key);
    if (joined && FINAL.includes(joined)) {
      return {current: {...current, end: joined}};
    }
  }
  return {done: compose(current), current: {lead: key}};
}

function splitEnd(end: string): [stays: string | undefined, moves: string] {
  const pair = [...JOINED].find(([, joined]) => joined === end)?.[0];
  return pair ? [pair[0], pair[1]!] : [undefined, end];
}

function compose({lead = '', vowel = '', end = ''}: Syllable): string {
  if (lead === '' || vowel === '') {
    return lead + vowel + end;
  }
  return String.fromCodePoint(
    0xac00 +
      (LEADING.indexOf(lead) * MEDIAL.length + MEDIAL.indexOf(vowel)) *
        FINAL.length +
      FINAL.indexOf(end),
  );
}
