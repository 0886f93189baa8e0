import {formatGeneratedNotice, listNotFoundPages, type HostPlan} from '../plan';

/**
 * Writes `_headers` for Netlify, Cloudflare Pages and compatible hosts, which serve https only. These hosts
 * combine all matching rules for a header and can only match folders, so that other files keep the default
 * caching of the host: revalidation.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers
 */
export function renderHeadersFile(plan: HostPlan): string {
  const {headers, exceptions, cacheRules} = plan;
  const {baseUrl, locales} = plan.site;
  const roots = [baseUrl, ...locales.map((locale) => `${baseUrl}${locale}/`)];
  return [
    `# ${formatGeneratedNotice(plan)}`,
    `${baseUrl}*`,
    ...headers.map(
      ({name, value, secureValue}) => `  ${name}: ${secureValue ?? value}`,
    ),
    // `!` removes the header that the rule for all files sets, on hosts that support it.
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
 * Writes `_redirects` for Netlify, Cloudflare Pages and compatible hosts. They redirect `/x/` and `/x.html`
 * to `/x` by default.
 *
 * @see https://docs.netlify.com/routing/redirects/
 */
export function renderRedirectsFile(plan: HostPlan): string {
  const {baseUrl, redirects} = plan.site;
  return [
    `# ${formatGeneratedNotice(plan)}`,
    ...Object.entries(redirects).flatMap(([from, to]) =>
      [from, `${from}/`].flatMap((address) => [
        // `!` forces the redirect. Otherwise, Netlify would serve an existing file, such as a redirect page.
        // Cloudflare ignores forced redirects.
        `${address} ${to} 301!`,
        `${address} ${to} 301`,
      ]),
    ),
    ...listNotFoundPages(plan.site).map(({folder, file}) =>
      [`${baseUrl}${folder && `${folder}/`}*`, `${baseUrl}${file}`, '404'].join(
        ' ',
      ),
    ),
    '',
  ].join('\n');
}
