import {escapeRegexp} from '@docusaurus/utils';
import {APP_SCRIPTS_META} from '../app';

/**
 * Returns the template of pages, for https://eta.js.org. It is Docusaurus's
 * (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate) with these changes:
 *
 * - The application's scripts are listed in a `<meta>`, and not loaded.
 * - The inline script replaces the classic theme's script for the colour mode. It precedes the style sheets, because a
 *   script after one blocks the parser until the sheet has loaded.
 * - Other scripts follow the style sheets, which block the first paint and therefore load first.
 * - The icon sprite is hidden by an attribute that a strict content security policy allows.
 * - The home of a locale has an address without a trailing slash, like all pages.
 *
 * @param homes - addresses of these homes with their slash, e.g. `/en/`
 */
export const pageTemplate = (homes: readonly string[]): string => `
<% it.clean = (html) => ${homes.length > 0 ? `html.replace(${homesPattern(homes)}, '\\x22$1\\x22')` : 'html'}; -%>
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ it.clean(metaAttribute) %>
    <% }); %>
    <% const tags = it.clean(it.headTags).split(/(?=<script src=)/); %>
    <%~ tags[0] %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl + stylesheet %>" />
    <% }); %>
    <%~ tags.slice(1).join('') %>
    <meta name="${APP_SCRIPTS_META}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(' style="display: none;"', ' display="none"').replace(/<script>[^]*?<.script>/, '') %>
    <div id="__docusaurus"><%~ it.clean(it.appHtml) %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/**
 * Matches quoted addresses of the homes, with or without an origin, and captures all but the slash. Quotes are written as
 * \x22, because Eta would parse them as the start of a string.
 */
function homesPattern(homes: readonly string[]): RegExp {
  const paths = homes.map((home) => escapeRegexp(home.slice(0, -1)));
  const origin = String.raw`https?:\/\/[^\x22\/]+`;
  return new RegExp(
    String.raw`\x22((?:${origin})?(?:${paths.join('|')}))\/\x22`,
    'g',
  );
}
