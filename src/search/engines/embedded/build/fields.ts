/** What a term tells of its page by where it stands, and how much the length of the field matters. */
export const PAGE_FIELDS = {
  title: {weight: 7.5, slope: 0.5},
  joinedTitle: {weight: 7, slope: 0},
  topics: {weight: 3.5, slope: 0},
  joinedTopics: {weight: 4, slope: 0},
  description: {weight: 3, slope: 0.3},
  heading: {weight: 2.9, slope: 0.3},
  joinedHeading: {weight: 2.7, slope: 0},
  path: {weight: 0.8, slope: 0.3},
  slug: {weight: 10, slope: 0.3},
  code: {weight: 1.2, slope: 0},
  links: {weight: 0.5, slope: 0.5},
  lead: {weight: 2.8, slope: 0.5},
  body: {weight: 1.2, slope: 0.5},
};

/** The same for a section of a page. */
export const SECTION_FIELDS: typeof PAGE_FIELDS = {
  ...PAGE_FIELDS,
  heading: {weight: 6.5, slope: 0.4},
  joinedHeading: {weight: 2, slope: 0},
  lead: {weight: 1.4, slope: 0.6},
  body: {weight: 0.8, slope: 0.6},
};

/** Where a term can stand. */
export type Field = keyof typeof PAGE_FIELDS;
