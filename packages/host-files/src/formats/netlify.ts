import {generatedNotice, notFoundPages, type HostPlan} from '../plan';

/**
 * Writes `_headers` for Netlify, Cloudflare Pages and compatible hosts, which only serve over https. They
 * merge rules for the same header and only match folders, so other files keep the host's default caching:
 * revalidation. https://developers.cloudflare.com/pages/configuration/headers
 */
export function headersFile(plan: HostPlan): string {
  const {headers, exceptions, cacheRules} = plan;
  const {baseUrl, locales} = plan.site;
  const roots = [baseUrl, ...locales.map((locale) => `${baseUrl}${locale}/`)];
  return [
    `# ${generatedNotice(plan)}`,
    `${baseUrl}*`,
    ...headers.map(
      ({name, value, secureValue}) => `  ${name}: ${secureValue ?? value}`,
    ),
    // `!` removes the header of the rule for all files, on hosts that support it.
    ...exceptions.flatMap(({file, headers: own}) =>
      roots.flatMap((root) => [
        root + file,
        ...own.flatMap(({name, value}) => [
          `  ! ${name}`,
          `  ${name}: ${value}`,
        ]),
      ]),
    ),
    ...cacheRules
      .filter(({coversFolder}) => coversFolder)
      .flatMap(({folder, value}) =>
        roots.flatMap((root) => [
          `${root}${folder}*`,
          `  Cache-Control: ${value}`,
        ]),
      ),
    '',
  ].join('\n');
}

/**
 * Writes `_redirects` for Netlify, Cloudflare Pages and compatible hosts. Without rules, they redirect `/x/`
 * and `/x.html` to `/x`. https://docs.netlify.com/routing/redirects/
 */
export function redirectsFile(plan: HostPlan): string {
  const {baseUrl, redirects} = plan.site;
  return [
    `# ${generatedNotice(plan)}`,
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [from, `${from}/`].flatMap((address) => [
        // Netlify prefers an existing file, such as a redirect page, to a rule that is not forced by `!`.
        // Cloudflare ignores forced rules.
        `${address} ${to} 301!`,
        `${address} ${to} 301`,
      ]),
    ),
    ...notFoundPages(plan.site).map(({folder, file}) =>
      [`${baseUrl}${folder && `${folder}/`}*`, `${baseUrl}${file}`, '404'].join(
        ' ',
      ),
    ),
    '',
  ].join('\n');
}
