import {createHash} from 'node:crypto';
import type {DocsSet} from '../../site/sets/docsSet';
import {setPagesReader} from './setPages';

/**
 * A text that changes with what pages show of other pages: the headings, samples and names to which
 * the entries of members lead, and the captions that the gallery of samples repeats.
 *
 * @param root - absolute path of the repository
 */
export function pagesState(root: string, sets: readonly DocsSet[]): string {
  const pages = sets.flatMap((set) =>
    setPagesReader(root, set)().map(({route, title, source, passages}) => ({
      route,
      title,
      captions: source.match(/caption="[^"]*"/g),
      passages: passages.map((each) => ({
        ...each,
        fences: each.fences.map(({lang, code, meta}) => [lang, code, ...meta]),
      })),
    })),
  );
  return createHash('sha1').update(JSON.stringify(pages)).digest('hex');
}
