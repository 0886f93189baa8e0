import {heading, paragraph, sentence} from './prose';
import {createRandom, type Random} from './random';
import {FENCES, table} from './samples';

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

export function writePage(number: number): PageText {
  const random = createRandom(number);
  const title = heading(random);
  const description = `${sentence(random).replaceAll('`', '')} ${title}.`;
  const sections = random.between(8, 10);
  const blocks = Array.from({length: sections}, (_, index) =>
    section(random, index),
  );
  const extras = [
    table(random),
    ...Array.from({length: random.between(2, 4)}, (_, index) =>
      FENCES[index % 2]!(random),
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
    body: [paragraph(random), ...blocks.flat()].join('\n\n'),
  };
}

/** Every third heading is one level lower than the others. */
function section(random: Random, index: number): string[] {
  const level = index % 3 === 2 ? '###' : '##';
  return [
    `${level} ${heading(random)}`,
    ...Array.from({length: random.between(1, 3)}, () => paragraph(random)),
  ];
}

function linking(random: Random, number: number): string {
  const target = (number + random.between(1, LINKED - 1)) % LINKED;
  return `See [${heading(random).toLowerCase()}](page:${target}). ${sentence(random)}`;
}
