import {heading, paragraph, sentence} from './prose';
import {createRandom, type Random} from './random';
import {sampleInC, sampleInTypeScript, table} from './samples';

/** Numbers of pages that every page may link to: those of the smallest corpus. */
const LINKED = 90;
const LINKS = 7;

/** What stands on a generated page. It depends on its number alone, not on how many pages there are. */
export interface PageText {
  readonly title: string;
  readonly description: string;
  /** Markdown below the title; links to page 12 read `page:12`. */
  readonly body: string;
}

/** Writes the page of a number. */
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
      index % 2 === 0 ? sampleInC(random) : sampleInTypeScript(random),
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

/** A heading and its paragraphs. Every third heading stands below the one before. */
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
