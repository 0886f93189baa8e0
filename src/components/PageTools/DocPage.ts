import {createContext} from 'react';

/**
 * Whether a documentation page is around: the index of a category has breadcrumbs as well, and nothing
 * that `useDoc` could tell of.
 */
export const DocPage = createContext(false);
