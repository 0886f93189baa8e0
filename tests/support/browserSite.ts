import type {ResponseHeader, HostPlan} from '@document-sdk/host-files';
import {readSiteBuild} from '../../scripts/hosts/readSiteBuild';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';

const plans = new Map<string, HostPlan>();

/** Cached per worker, because every page of the build is read. */
function planOf(dir: string): HostPlan {
  const plan = plans.get(dir) ?? readSiteBuild(dir).plan;
  plans.set(dir, plan);
  return plan;
}

/**
 * Serves a finished build on a free port, with the headers that its hosts send.
 *
 * @param sent - headers; default: those of the build
 */
export function serveStrictly(
  dir: string,
  sent?: readonly ResponseHeader[],
): Promise<StaticServer> {
  const entries = (list: readonly Pick<ResponseHeader, 'name' | 'value'>[]) =>
    Object.fromEntries(
      list
        .filter(({value}) => value)
        .map(({name, value}) => [name.toLowerCase(), value]),
    );
  if (sent) {
    return startStaticServer({dir, port: 0, headers: entries(sent)});
  }
  const {site, headers, exceptions} = planOf(dir);
  const roots = ['', ...site.locales.map((locale) => `${locale}/`)];
  return startStaticServer({
    dir,
    port: 0,
    headers: entries(headers),
    exceptions: new Map(
      exceptions.flatMap(({file, headers}) =>
        roots.map((root) => [site.baseUrl + root + file, entries(headers)]),
      ),
    ),
  });
}
