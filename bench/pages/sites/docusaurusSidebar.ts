import type {Corpus, Section} from '../corpus/corpus';

/** The groups of a section, as a sidebar of Docusaurus lists them. */
export function docusaurusCategories(
  {groups}: Corpus,
  section: Section,
): object[] {
  return groups
    .filter((group) => group.section === section)
    .map(({label, folder, pages}) => ({
      type: 'category',
      label,
      collapsed: true,
      items: pages.map(({name}) => `${folder}/${name}`),
    }));
}
