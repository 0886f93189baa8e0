import {readHostPlan} from '../../packages/host-files/src/readBuild';
import type {Header} from '../../packages/host-files/src/headers';
import type {HostPlan} from '../../packages/host-files/src/hostPlan';
import {
  startStaticServer,
  type StaticServer,
} from '../../scripts/serve/staticServer';

const plans = new Map<string, HostPlan>();

/** Every page of a build is read for it: once for all files of a worker. */
function planOf(dir: string): HostPlan {
  const plan = plans.get(dir) ?? readHostPlan(dir);
  plans.set(dir, plan);
  return plan;
}

/**
 * Serves a finished build on a free port, with the headers that its host is told to send.
 *
 * @param sent - the headers; by default those of the build
 */
export function serveStrictly(
  dir: string,
  sent?: readonly Header[],
): Promise<StaticServer> {
  const entries = (list: readonly Pick<Header, 'name' | 'value'>[]) =>
    Object.fromEntries(
      list
        .filter(({value}) => value)
        .map(({name, value}) => [name.toLowerCase(), value]),
    );
  if (sent) {
    return startStaticServer({dir, port: 0, headers: entries(sent)});
  }
  const {facts, headers, exceptions} = planOf(dir);
  const roots = ['', ...facts.locales.map((locale) => `${locale}/`)];
  return startStaticServer({
    dir,
    port: 0,
    headers: entries(headers),
    exceptions: new Map(
      exceptions.flatMap(({file, headers}) =>
        roots.map((root) => [facts.baseUrl + root + file, entries(headers)]),
      ),
    ),
  });
}
