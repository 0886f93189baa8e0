import {groupBy} from '../../../src/site/groupBy';
import {heading} from './prose';
import {writePage, type PageText} from './page';
import {createRandom} from './random';

/** Two thirds of the pages are guides, one third is reference. */
export const SECTIONS = ['docs', 'api'] as const;
export type Section = (typeof SECTIONS)[number];

/** A page and its place. */
export interface CorpusPage extends PageText {
  readonly section: Section;
  /** Folder of its group. */
  readonly group: string;
  /** Name of its file, without ending. */
  readonly name: string;
  /** Path of the file below those of all sections, without ending. */
  readonly path: string;
}

/** Pages that stand together in the sidebar. */
interface Group {
  readonly section: Section;
  readonly label: string;
  readonly folder: string;
  readonly pages: readonly CorpusPage[];
}

/** The same pages for every site. */
export interface Corpus {
  readonly pages: readonly CorpusPage[];
  readonly groups: readonly Group[];
}

/** Pages a group has, by the least number of pages: larger sites have larger groups, and more. */
const GROUP_SIZES: readonly (readonly [pages: number, size: number])[] = [
  [4000, 68],
  [1000, 34],
  [0, 15],
];

/** Generates the corpus of so many pages. A smaller one is the beginning of a larger one. */
export function createCorpus(size: number): Corpus {
  const [, groupSize] = GROUP_SIZES.find(([least]) => size >= least)!;
  const pages = Array.from({length: size}, (_, number) => {
    const section: Section = number % 3 === 2 ? 'api' : 'docs';
    const position =
      section === 'api'
        ? Math.floor(number / 3)
        : number - Math.floor((number + 1) / 3);
    const text = writePage(number);
    const slug = text.title.toLowerCase().replaceAll(' ', '-');
    const place = String(Math.floor(position / groupSize) + 1);
    const group = `group-${place.padStart(2, '0')}`;
    const name = `${slug}-${number}`;
    const path = `${section}/${group}/${name}`;
    return {...text, section, group, name, path};
  });
  return {
    pages,
    groups: SECTIONS.flatMap((section) => groupsOf(section, pages)),
  };
}

function groupsOf(section: Section, pages: readonly CorpusPage[]): Group[] {
  const ofSection = pages.filter((page) => page.section === section);
  const folders = groupBy(ofSection, ({group}) => group);
  return [...folders].map(([folder, members], index) => ({
    section,
    folder,
    pages: members,
    label: `${heading(createRandom(10_000 + index))} ${index + 1}`,
  }));
}
