import escapeStringRegexp from 'escape-string-regexp';
import {APP_SCRIPTS_META} from '../app';

/**
 * Returns the template of all pages for https://eta.js.org. It is the template of Docusaurus
 * (https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate) with these changes:
 *
 * - The application's scripts are listed in a `<meta>` instead of being loaded.
 * - The inline script replaces the classic theme's script for the colour mode. It precedes the style sheets,
 * since a script after them blocks the parser until they have loaded.
 * - Other scripts follow the style sheets, which block the first paint and must load first.
 * - The icon sprite is hidden by an attribute that a strict content security policy allows.
 * - The URL of a locale's home page has no trailing slash, like those of all other pages.
 *
 * @param homes - URLs of these home pages with a trailing slash, such as `/en/`
 */
export const renderPageTemplate = (homes: readonly string[]): string => `
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
 * Matches quoted URLs of the home pages, with or without an origin, and captures everything except the slash.
 * Quotes are written as \x22, since Eta would parse them as the start of a string.
 */
function homesPattern(homes: readonly string[]): RegExp {
  const paths = homes.map((home) => escapeStringRegexp(home.slice(0, -1)));
  const origin = String.raw`https?:\/\/[^\x22\/]+`;
  return new RegExp(
    String.raw`\x22((?:${origin})?(?:${paths.join('|')}))\/\x22`,
    'g',
  );
}
