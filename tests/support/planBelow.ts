import type {HostPlan} from '@document-sdk/host-files';

/** Returns the plan of the same build at another base URL. */
export function planBelow(baseUrl: string, plan: HostPlan): HostPlan {
  const {site} = plan;
  const at = (address: string) => baseUrl + address.slice(1);
  const redirects = Object.entries(site.redirects).map(([from, to]) => [
    at(from),
    at(to),
  ]);
  return {
    ...plan,
    site: {...site, baseUrl, redirects: Object.fromEntries(redirects)},
  };
}
