import type {HostPlan} from '../plan';

/**
 * Writes `vercel.json`, to be placed in the folder of the build. Vercel serves https only, and the last
 * matching rule for a header takes precedence. All missing pages get the not-found page of the first locale.
 *
 * @see https://vercel.com/docs/project-configuration
 */
export function renderVercelConfig({
  site,
  headers,
  exceptions,
  cacheRules,
}: HostPlan): string {
  const {baseUrl, locales, redirects} = site;
  // Pattern syntax: https://github.com/pillarjs/path-to-regexp
  const root =
    locales.length > 0 ? `${baseUrl}:locale(${locales.join('|')})?/` : baseUrl;
  const rules = [
    {
      source: `${baseUrl}(.*)`,
      headers: headers.map(({name, value, secureValue = value}) => ({
        name,
        value: secureValue,
      })),
    },
    ...exceptions.map((exception) => ({
      source: root + exception.file,
      headers: exception.headers,
    })),
    ...cacheRules.map(({folder, files, value}) => ({
      source: `${root}${folder}:file(${files})`,
      headers: [{name: 'Cache-Control', value}],
    })),
  ];
  return `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: Object.entries(redirects).map(([source, destination]) => ({
        source,
        destination,
        statusCode: 301,
      })),
      headers: rules.map(({source, headers: sent}) => ({
        source,
        headers: sent.map(({name, value}) => ({key: name, value})),
      })),
    },
    null,
    2,
  )}\n`;
}
