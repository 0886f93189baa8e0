import type {SearchSettings} from '../../site/settings';

/** Folders of `src/search/engines`, by the name the settings use. */
const FOLDERS: Record<SearchSettings['engine'], string> = {
  embedded: 'embedded',
  typesense: 'hosted',
};

/** Module of a search engine, below the root of the repository. */
export function engineFile(engine: SearchSettings['engine']): string {
  return `src/search/engines/${FOLDERS[engine]}/index.ts`;
}
