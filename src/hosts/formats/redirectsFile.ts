import {notFoundPages, WRITTEN_BY, type HostPlan} from '../hostPlan';

/**
 * `_redirects` of Netlify, Cloudflare Pages and their kin. They answer `/x/` and `/x.html` with `/x` by
 * themselves, and the not-found page of the folder. https://docs.netlify.com/routing/redirects/
 */
export function redirectsFile({facts}: HostPlan): string {
  const {baseUrl, redirects} = facts;
  return [
    `# ${WRITTEN_BY}`,
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [from, `${from}/`].flatMap((address) => [
        // Netlify passes by a rule where a file stands, as it does for hosts without redirects, unless
        // the rule is forced; Cloudflare never does, and passes by what it does not know.
        `${address} ${to} 301!`,
        `${address} ${to} 301`,
      ]),
    ),
    ...notFoundPages(facts).map(({below, file}) =>
      [`${baseUrl}${below && `${below}/`}*`, `${baseUrl}${file}`, '404'].join(
        ' ',
      ),
    ),
    '',
  ].join('\n');
}
