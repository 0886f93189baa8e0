import {createContext} from 'react';

/**
 * Context that is true inside documentation pages, where `useDoc` works. Generated category indexes have
 * breadcrumbs, but `useDoc` throws there.
 */
export const DocPageContext = createContext(false);
