import {readHostPlan} from '../../scripts/hosts/readBuild';
import type {Header} from '../../src/hosts/headers';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';

/**
 * Serves a finished build on a free port, with the headers that its host is told to send.
 *
 * @param sent - the headers; by default those of the build
 */
export function serveStrictly(
  dir: string,
  sent: readonly Header[] = readHostPlan(dir).headers,
): Promise<StaticServer> {
  const headers = sent
    .filter(({value}) => value)
    .map(({name, value}) => [name.toLowerCase(), value]);
  return startStaticServer({
    dir,
    port: 0,
    headers: Object.fromEntries(headers),
  });
}
