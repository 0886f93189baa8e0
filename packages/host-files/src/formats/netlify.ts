import {CACHE_RULES} from '../caching';
import {notFoundPages, WRITTEN_BY, type HostPlan} from '../hostPlan';

/**
 * `_headers` of Netlify, Cloudflare Pages and their kin, which serve over https alone. Their patterns know
 * folders only, and two rules for one header would be joined: files that are not named here keep what
 * those hosts send by themselves, which asks each time whether they have changed.
 * https://developers.cloudflare.com/pages/configuration/headers
 */
export function headersFile({facts, headers, exceptions}: HostPlan): string {
  const {baseUrl, locales} = facts;
  const roots = [baseUrl, ...locales.map((locale) => `${baseUrl}${locale}/`)];
  return [
    `# ${WRITTEN_BY}`,
    `${baseUrl}*`,
    ...headers.map(
      ({name, value, secureValue}) => `  ${name}: ${secureValue ?? value}`,
    ),
    // `!` takes back what the rule for all files has set, where a host knows it.
    ...exceptions.flatMap(({file, headers: own}) =>
      roots.flatMap((root) => [
        root + file,
        ...own.flatMap(({name, value}) => [
          `  ! ${name}`,
          `  ${name}: ${value}`,
        ]),
      ]),
    ),
    ...CACHE_RULES.filter(({isWhole}) => isWhole).flatMap(({folder, value}) =>
      roots.flatMap((root) => [
        `${root}${folder}*`,
        `  Cache-Control: ${value}`,
      ]),
    ),
    '',
  ].join('\n');
}

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
