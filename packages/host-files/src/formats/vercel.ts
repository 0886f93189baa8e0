import {CACHE_RULES} from '../caching';
import type {HostPlan} from '../hostPlan';

/**
 * `vercel.json`, for the folder of the build. Vercel serves over https alone, answers `/x/` and `/x.html` with
 * `/x` by itself when it is asked to, and takes the last of several values of a header. What is missing it
 * answers with the not-found page of the first locale. https://vercel.com/docs/project-configuration
 */
export function vercelFile({facts, headers, exceptions}: HostPlan): string {
  const {baseUrl, locales, redirects} = facts;
  // Groups of its patterns: https://github.com/pillarjs/path-to-regexp
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
    ...CACHE_RULES.map(({folder, files, value}) => ({
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
