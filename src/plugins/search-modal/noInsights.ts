// The name that @algolia/autocomplete-core imports from its plugin for Algolia's statistics, which
// nothing here switches on.
export const createAlgoliaInsightsPlugin = () => undefined;
