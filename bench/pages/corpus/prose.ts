import type {RandomGenerator} from './random';
import {ADJECTIVES, ADVERBS, CONNECTIVES, NOUNS, VERBS} from './words';

const capitalized = (text: string) =>
  text.charAt(0).toUpperCase() + text.slice(1);

const thirdPerson = (verb: string) =>
  /(?:s|sh|ch|ss|x)$/.test(verb)
    ? `${verb}es`
    : `${verb}s`.replace(/ys$/, 'ies');

/** A camel-case name such as `resumeSparseBuffer`. */
export function generateIdentifier(random: RandomGenerator): string {
  return (
    random.pick(VERBS) +
    capitalized(random.pick(ADJECTIVES)) +
    capitalized(random.pick(NOUNS))
  );
}

/** A heading of three words. */
export function generateHeading(random: RandomGenerator): string {
  return capitalized(
    `${random.pick(VERBS)} ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}s`,
  );
}

/** A sentence of a dozen words. Every fifth one contains an identifier. */
export function generateSentence(random: RandomGenerator): string {
  const noun = () => random.pick(NOUNS);
  const thing = () =>
    random.next() < 0.4 ? `${random.pick(ADJECTIVES)} ${noun()}` : noun();
  const does = () => thirdPerson(random.pick(VERBS));
  const shapes = [
    () =>
      `the ${thing()} ${does()} the ${thing()} ${random.pick(CONNECTIVES)} the ${noun()} ${does()} it ${random.pick(ADVERBS)}`,
    () =>
      `a ${thing()} that ${does()} its ${thing()} ${random.pick(ADVERBS)} ${does()} every ${noun()} of the ${noun()}`,
    () =>
      `call \`${generateIdentifier(random)}\` to ${random.pick(VERBS)} the ${thing()} and ${random.pick(VERBS)} what the ${noun()} holds`,
    () =>
      `${random.pick(CONNECTIVES)} the ${noun()} ${does()} a ${thing()}, ${random.pick(VERBS)} the ${thing()} with the ${noun()}`,
    () =>
      `each ${noun()} has one ${thing()}, and the ${noun()} ${random.pick(ADVERBS)} ${does()} the rest of the ${noun()}`,
  ];
  return `${capitalized(shapes[random.between(0, shapes.length - 1)]!())}.`;
}

export function generateParagraph(random: RandomGenerator): string {
  return Array.from({length: random.between(2, 3)}, () =>
    generateSentence(random),
  ).join(' ');
}
