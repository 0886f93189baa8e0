// What @algolia/autocomplete-core brings along and nothing here comes to: its plugin for Algolia's statistics, which is
// not switched on; what it writes into pages for Algolia's crawler; what copies rings of objects into messages to
// developers.
export const createAlgoliaInsightsPlugin = () => undefined;
export const getMetadata = () => undefined;
export const injectMetadata = () => undefined;
export const decycle = <T>(value: T) => value;
