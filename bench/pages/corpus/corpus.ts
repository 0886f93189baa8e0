import {groupBy} from '../../../src/site/groupBy';
import {generateHeading} from './prose';
import {generatePageText, type PageText} from './page';
import {createRandomGenerator} from './random';

/** Two thirds of the pages are guides, one third is reference. */
export const CORPUS_SECTIONS = ['docs', 'api'] as const;

export interface CorpusPage extends PageText {
  readonly section: (typeof CORPUS_SECTIONS)[number];
  readonly group: string;
  /** File name without extension. */
  readonly name: string;
  /** Path of the file without extension, including section and group. */
  readonly path: string;
}

export interface CorpusSection {
  readonly name: CorpusPage['section'];
  /** Categories of the sidebar. */
  readonly groups: readonly {
    readonly label: string;
    readonly folder: string;
    readonly pages: readonly CorpusPage[];
  }[];
}

export interface Corpus {
  readonly pages: readonly CorpusPage[];
  readonly sections: readonly CorpusSection[];
}

/** Pages per group for a minimum number of pages: larger sites have larger groups. */
const GROUP_SIZES: readonly (readonly [pages: number, size: number])[] = [
  [4000, 68],
  [1000, 34],
  [0, 15],
];

/** Generates a corpus. A smaller corpus is the beginning of a larger one. */
export function createCorpus(size: number): Corpus {
  const [, groupSize] = GROUP_SIZES.find(([least]) => size >= least)!;
  const pages = Array.from({length: size}, (_, number) => {
    const section: CorpusPage['section'] = number % 3 === 2 ? 'api' : 'docs';
    const position =
      section === 'api'
        ? Math.floor(number / 3)
        : number - Math.floor((number + 1) / 3);
    const text = generatePageText(number);
    const slug = text.title.toLowerCase().replaceAll(' ', '-');
    const place = String(Math.floor(position / groupSize) + 1);
    const group = `group-${place.padStart(2, '0')}`;
    const name = `${slug}-${number}`;
    const path = `${section}/${group}/${name}`;
    return {...text, section, group, name, path};
  });
  return {
    pages,
    sections: CORPUS_SECTIONS.map((section) => readSection(section, pages)),
  };
}

function readSection(
  name: CorpusPage['section'],
  pages: readonly CorpusPage[],
): CorpusSection {
  const ofSection = pages.filter(({section}) => section === name);
  const folders = groupBy(ofSection, ({group}) => group);
  const groups = [...folders].map(([folder, members], index) => ({
    folder,
    pages: members,
    label: `${generateHeading(createRandomGenerator(10_000 + index))} ${index + 1}`,
  }));
  return {name, groups};
}
