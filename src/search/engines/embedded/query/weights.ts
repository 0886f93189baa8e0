/** How much of the word itself something else is that stands for it. */
export const SHARES = {
  form: 0.55,
  /** Less where pages have the word itself. */
  synonym: 0.22,
  synonymOfUnknown: 0.75,
  /** What begins with a word that is being typed, and with one that no page has. */
  prefix: 0.2,
  prefixOfUnknown: 0.75,
  typo: 0.45,
  /** Two neighbours of the query as one word. */
  joined: 0.6,
};

/** How much a word counts beside the others. */
export const IMPORTANCE = {
  word: 1,
  stop: 0.14,
  part: 0.2,
  joined: 0.24,
  /** A heading that is the whole query: of one word, which may be a name, and of several. */
  name: 1.3,
  whole: 0.2,
};

/** How pages are ranked by what they have of the words. */
export const RANKING = {
  /** Weight at which half of the most that a term can tell is told. */
  halfOfPage: 6.4,
  halfOfSection: 9,
  /** How much forms beside the best one of a word add. */
  beside: 0.74,
  /** How much the best single section counts beside the page as a whole. */
  together: 0.9,
  /** Power with which the share of the words counts that a page has. */
  coverage: 0.61,
  /** How much more a page counts one section of which has all words. */
  inOneSection: 0.5,
  /** Weight at which a section has a word by half: a mention among much else is hardly what it is about. */
  halfInSection: 0.45,
  /** Share of the words, by rarity, below which a page is no answer while another has all of them. */
  leastCoverage: 0.32,
  /** How much rarity counts of what is told of every word alike. */
  idfPower: 0.32,
  idfBase: 0.1,
};
