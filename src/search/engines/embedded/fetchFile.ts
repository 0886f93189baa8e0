import {SearchError} from '../../engine';

/**
 * Fetches a file of the index.
 *
 * @param cache - `no-cache` where the name stays the same from build to build; `reload` where the browser may keep what
 *   is no file of the index
 * @throws SearchError when it cannot be had or is not JSON (a host that answers unknown addresses
 * with a page)
 */
export async function fetchIndexFile(
  folder: string,
  name: string,
  cache?: RequestCache,
): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`${folder}${name}`, {cache});
  } catch (error) {
    throw new SearchError(`Search index ${name}: no answer`, {cause: error});
  }
  if (!response.ok) {
    throw new SearchError(`Search index ${name}: status ${response.status}`);
  }
  const text = await response.text();
  if (!/^\s*[[{]/.test(text)) {
    throw new SearchError(`Search index ${name}: not an index file`);
  }
  return text;
}
