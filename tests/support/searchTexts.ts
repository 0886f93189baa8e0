import korean from '../../i18n/ko/code.json' with {type: 'json'};

/** Texts of search that tests look for: id, and the text in English. */
const ENGLISH = {
  unreachable: [
    'site.search.unreachable',
    'The search server cannot be reached. These results come from the index on this site.',
  ],
  refused: [
    'site.search.refused',
    'The search server refused the request. These results come from the index on this site.',
  ],
  failure: [
    'theme.SearchModal.errorScreen.titleText',
    'Unable to fetch results',
  ],
  advice: [
    'theme.SearchModal.errorScreen.helpText',
    'You might want to check your network connection.',
  ],
  retry: ['site.search.retry', 'Try again'],
  noneFound: ['theme.SearchPage.noResultsText', 'No results were found'],
  suggestion: [
    'theme.SearchModal.noResultsScreen.suggestedQueryText',
    'Try searching for',
  ],
  fetching: ['theme.SearchPage.fetchingNewResults', 'Fetching new results...'],
} as const satisfies Record<string, readonly [keyof typeof korean, string]>;

type Texts = Readonly<Record<keyof typeof ENGLISH, string>>;

/** A locale of a build in both languages. */
export interface TestLocale {
  readonly name: 'Korean' | 'English';
  /** Path below which its pages stand. */
  readonly prefix: string;
  readonly texts: Texts;
}

function textsOf(
  pick: (entry: (typeof ENGLISH)[keyof Texts]) => string,
): Texts {
  return Object.fromEntries(
    Object.entries(ENGLISH).map(([name, entry]) => [name, pick(entry)]),
  ) as unknown as Texts;
}

export const EN: TestLocale = {
  name: 'English',
  prefix: '/en',
  texts: textsOf(([, english]) => english),
};

export const KO: TestLocale = {
  name: 'Korean',
  prefix: '',
  texts: textsOf(([id]) => korean[id].message),
};
