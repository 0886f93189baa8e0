import type {HostPlan} from '../../packages/host-files/src/hostPlan';

/** The same build below a path of its own: files and their names are the same. */
export function planBelow(baseUrl: string, plan: HostPlan): HostPlan {
  const {facts} = plan;
  const at = (address: string) => baseUrl + address.slice(1);
  const redirects = Object.entries(facts.redirects).map(([from, to]) => [
    at(from),
    at(to),
  ]);
  return {
    ...plan,
    facts: {...facts, baseUrl, redirects: Object.fromEntries(redirects)},
  };
}
