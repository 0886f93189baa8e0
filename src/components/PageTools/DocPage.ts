import {createContext} from 'react';

/**
 * Whether a component is inside a documentation page, where `useDoc` works. Generated category indexes have
 * breadcrumbs but no `useDoc`.
 */
export const DocPage = createContext(false);
