import {APP_SCRIPTS_META} from '../../native/app';

/** The scripts among the tags that Docusaurus puts first into a page's body. */
const INLINE_SCRIPTS = String.raw`/<script>[^]*?<\/script>/g`;

/**
 * The frame of every page, in the language of https://eta.js.org: Docusaurus's own but for the
 * application's scripts, which are named and not loaded, and the inline scripts of the body, which
 * stand before the style sheets: behind one, a script halts the parser until the sheet has come, and
 * the first paint finds half a page.
 * https://docusaurus.io/docs/api/docusaurus-config#ssrTemplate
 */
export const PAGE_TEMPLATE = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <%~ (it.preBodyTags.match(${INLINE_SCRIPTS}) ?? []).join('') %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <meta name="${APP_SCRIPTS_META}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${INLINE_SCRIPTS}, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
