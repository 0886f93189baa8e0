import {APP_SCRIPTS_META} from '../../native/app';

/**
 * The frame of every page, in the language of https://eta.js.org: Docusaurus's own but for the
 * application's scripts, which are named and not loaded, and two things of the classic theme: its
 * script for the colour mode gives way to ours (src/native/firstColourMode.ts), which stands before the
 * style sheets: behind one, a script halts the parser until the sheet has come; and its icon sprite is
 * hidden by an attribute that a strict content security policy allows.
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
    <% it.stylesheets.forEach((stylesheet) => { %>
      <% const [file, integrity] = stylesheet.split('#'); %>
      <link rel="stylesheet" href="<%= it.baseUrl + file %>" integrity="<%= integrity %>" />
    <% }); %>
    <meta name="${APP_SCRIPTS_META}" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(' style="display: none;"', ' display="none"').replace(/<script>[^]*?<.script>/, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
