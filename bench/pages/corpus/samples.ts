import {identifier, sentence} from './prose';
import type {Random} from './random';
import {NOUNS, VERBS} from './words';

const lines = (random: Random, least: number, most: number) =>
  Array.from({length: random.between(least, most)});

/** A fence in C, of 15 to 21 lines. */
export function sampleInC(random: Random): string {
  const [noun, handle] = [random.pick(NOUNS), random.pick(NOUNS)];
  const steps = lines(random, 3, 6).flatMap(() => [
    `  if (${identifier(random)}(${handle}, "${random.pick(NOUNS)}", ${random.between(1, 512)}) != STATUS_OK) {`,
    `    return ${random.between(1, 9)}; /* ${random.pick(VERBS)} the ${random.pick(NOUNS)} first */`,
    '  }',
  ]);
  return [
    '```c',
    `#include "${noun}.h"`,
    '',
    `int ${identifier(random)}(const char *${noun}, size_t length) {`,
    `  struct ${handle} *${handle} = ${identifier(random)}(${noun}, length);`,
    ...steps,
    `  return ${identifier(random)}(${handle});`,
    '}',
    '```',
  ].join('\n');
}

/** A fence in TypeScript, of 13 to 19 lines. */
export function sampleInTypeScript(random: Random): string {
  const [noun, item] = [random.pick(NOUNS), random.pick(NOUNS)];
  const steps = lines(random, 3, 6).flatMap(() => [
    `  const ${random.pick(VERBS)}d = await ${noun}.${identifier(random)}({limit: ${random.between(1, 900)}});`,
    `  ${item}.${random.pick(VERBS)}('${random.pick(NOUNS)}', \`\${${noun}.size} left\`);`,
  ]);
  return [
    '```ts',
    `import {${identifier(random)}} from '@example/${noun}';`,
    '',
    `export async function ${identifier(random)}(${noun}: Source, ${item}: Target): Promise<number> {`,
    ...steps,
    `  // ${sentence(random).replaceAll('`', '')}`,
    `  return ${item}.${identifier(random)}(${noun});`,
    '}',
    '```',
  ].join('\n');
}

/** A table of 4 to 8 rows. */
export function table(random: Random): string {
  const row = () =>
    `| \`${identifier(random)}\` | ${random.pick(NOUNS)} | ${sentence(random)} |`;
  return [
    '| Name | Type | Meaning |',
    '| --- | --- | --- |',
    ...lines(random, 4, 8).map(row),
  ].join('\n');
}
