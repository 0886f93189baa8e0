import {escapeRegexp} from '@docusaurus/utils';
import {APP_SCRIPTS_META} from '../app';

/**
 * The frame of every page, in the language of https://eta.js.org: Docusaurus's own but for the
 * application's scripts, which are named and not loaded, and two things of the classic theme: its
 * script for the colour mode gives way to ours (src/native-first/firstColourMode.ts), which stands before the
 * style sheets: behind one, a script halts the parser until the sheet has come; and its icon sprite is
 * hidden by an attribute that a strict content security policy allows. Scripts that are loaded stand
 * behind the style sheets: what is asked for first has the connection that the page came by, what
 * comes second may wait for another one, and only a sheet holds up the first paint.
 * https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 *
 * Docusaurus ends the address of a locale's home with a slash, as a base path ends; as a page of the site it
 * has none.
 *
 * @param homes - those addresses, e.g. `/en/`
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
 * Finds quoted addresses of the homes, with or without an origin; the group is all but the slash. Quotes are
 * written as \x22: the template's language takes them for the begin of a text.
 */
function homesPattern(homes: readonly string[]): RegExp {
  const paths = homes.map((home) => escapeRegexp(home.slice(0, -1)));
  const origin = String.raw`https?:\/\/[^\x22\/]+`;
  return new RegExp(
    String.raw`\x22((?:${origin})?(?:${paths.join('|')}))\/\x22`,
    'g',
  );
}
