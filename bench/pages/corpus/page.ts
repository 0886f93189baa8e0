import {generateHeading, generateParagraph, generateSentence} from './prose';
import {createRandomGenerator, type RandomGenerator} from './random';
import {FENCE_GENERATORS, generateTable} from './samples';

/** Size of the smallest corpus: every page may link to these pages. */
const LINKED = 90;
const LINKS = 7;

/** Contents of a generated page. They depend only on its number. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** Markdown after the title. Links to page 12 have the address `page:12`. */
  readonly body: string;
}

export function generatePageText(number: number): PageText {
  const random = createRandomGenerator(number);
  const title = generateHeading(random);
  const description = `${generateSentence(random).replaceAll('`', '')} ${title}.`;
  const sections = random.between(8, 10);
  const blocks = Array.from({length: sections}, (_, index) =>
    section(random, index),
  );
  const extras = [
    generateTable(random),
    ...Array.from({length: random.between(2, 4)}, (_, index) =>
      FENCE_GENERATORS[index % 2]!(random),
    ),
  ];
  extras.forEach((extra, index) => {
    blocks[index % sections]!.push(extra);
  });
  for (let link = 0; link < LINKS; link += 1) {
    blocks[link % sections]!.push(linking(random, number));
  }
  return {
    title,
    description: description.slice(0, 160),
    body: [generateParagraph(random), ...blocks.flat()].join('\n\n'),
  };
}

/** Every third heading is one level lower than the others. */
function section(random: RandomGenerator, index: number): string[] {
  const level = index % 3 === 2 ? '###' : '##';
  return [
    `${level} ${generateHeading(random)}`,
    ...Array.from({length: random.between(1, 3)}, () =>
      generateParagraph(random),
    ),
  ];
}

function linking(random: RandomGenerator, number: number): string {
  const target = (number + random.between(1, LINKED - 1)) % LINKED;
  return `See [${generateHeading(random).toLowerCase()}](page:${target}). ${generateSentence(random)}`;
}
