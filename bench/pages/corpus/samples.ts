import {identifier, sentence} from './prose';
import type {Random} from './random';
import {NOUNS, VERBS} from './words';

const repeat = (
  random: Random,
  least: number,
  most: number,
  create: () => string,
) => Array.from({length: random.between(least, most)}, create).join('\n');

/** A code fence in C and one in TypeScript, of about 17 lines each. */
export const FENCES: readonly ((random: Random) => string)[] = [
  (random) => {
    const [noun, handle] = [random.pick(NOUNS), random.pick(NOUNS)];
    const step =
      () => `  if (${identifier(random)}(${handle}, "${random.pick(NOUNS)}", ${random.between(1, 512)}) != STATUS_OK) {
    return ${random.between(1, 9)}; /* ${random.pick(VERBS)} the ${random.pick(NOUNS)} first */
  }`;
    const steps = repeat(random, 3, 6, step);
    return `\`\`\`c
#include "${noun}.h"

int ${identifier(random)}(const char *${noun}, size_t length) {
  struct ${handle} *${handle} = ${identifier(random)}(${noun}, length);
${steps}
  return ${identifier(random)}(${handle});
}
\`\`\``;
  },
  (random) => {
    const [noun, item] = [random.pick(NOUNS), random.pick(NOUNS)];
    const step =
      () => `  const ${random.pick(VERBS)}d = await ${noun}.${identifier(random)}({limit: ${random.between(1, 900)}});
  ${item}.${random.pick(VERBS)}('${random.pick(NOUNS)}', \`\${${noun}.size} left\`);`;
    const steps = repeat(random, 3, 6, step);
    return `\`\`\`ts
import {${identifier(random)}} from '@example/${noun}';

export async function ${identifier(random)}(${noun}: Source, ${item}: Target): Promise<number> {
${steps}
  // ${sentence(random).replaceAll('`', '')}
  return ${item}.${identifier(random)}(${noun});
}
\`\`\``;
  },
];

/** A table of 4 to 8 rows. */
export const table = (random: Random) => `| Name | Type | Meaning |
| --- | --- | --- |
${repeat(random, 4, 8, () => `| \`${identifier(random)}\` | ${random.pick(NOUNS)} | ${sentence(random)} |`)}`;
