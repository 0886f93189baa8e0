import {generateIdentifier, generateSentence} from './prose';
import type {RandomGenerator} from './random';
import {NOUNS, VERBS} from './words';

const repeat = (
  random: RandomGenerator,
  least: number,
  most: number,
  create: () => string,
) => Array.from({length: random.between(least, most)}, create).join('\n');

/** A code fence in C and one in TypeScript, of about 17 lines each. */
export const FENCE_GENERATORS: readonly ((
  random: RandomGenerator,
) => string)[] = [
  (random) => {
    const [noun, handle] = [random.pick(NOUNS), random.pick(NOUNS)];
    const step =
      () => `  if (${generateIdentifier(random)}(${handle}, "${random.pick(NOUNS)}", ${random.between(1, 512)}) != STATUS_OK) {
    return ${random.between(1, 9)}; /* ${random.pick(VERBS)} the ${random.pick(NOUNS)} first */
  }`;
    const steps = repeat(random, 3, 6, step);
    return `\`\`\`c
#include "${noun}.h"

int ${generateIdentifier(random)}(const char *${noun}, size_t length) {
  struct ${handle} *${handle} = ${generateIdentifier(random)}(${noun}, length);
${steps}
  return ${generateIdentifier(random)}(${handle});
}
\`\`\``;
  },
  (random) => {
    const [noun, item] = [random.pick(NOUNS), random.pick(NOUNS)];
    const step =
      () => `  const ${random.pick(VERBS)}d = await ${noun}.${generateIdentifier(random)}({limit: ${random.between(1, 900)}});
  ${item}.${random.pick(VERBS)}('${random.pick(NOUNS)}', \`\${${noun}.size} left\`);`;
    const steps = repeat(random, 3, 6, step);
    return `\`\`\`ts
import {${generateIdentifier(random)}} from '@example/${noun}';

export async function ${generateIdentifier(random)}(${noun}: Source, ${item}: Target): Promise<number> {
${steps}
  // ${generateSentence(random).replaceAll('`', '')}
  return ${item}.${generateIdentifier(random)}(${noun});
}
\`\`\``;
  },
];

/** A table of 4 to 8 rows. */
export const generateTable = (
  random: RandomGenerator,
) => `| Name | Type | Meaning |
| --- | --- | --- |
${repeat(random, 4, 8, () => `| \`${generateIdentifier(random)}\` | ${random.pick(NOUNS)} | ${generateSentence(random)} |`)}`;
