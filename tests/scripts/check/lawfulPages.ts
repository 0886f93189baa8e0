import {readFileSync} from 'node:fs';

/** Pages with everything that Docusaurus documents. */
const FOLDER = 'docs-ocr/planted';

function page(name: string, text: string): Readonly<Record<string, string>> {
  return {[`${FOLDER}/${name}`]: text};
}

const FRONT_MATTER = `---
id: features
title: Everything at once
description: Short.
slug: /everything
sidebar_label: Everything
sidebar_position: 2.5
sidebar_class_name: green
sidebar_key: everything
sidebar_custom_props: {badges: [new]}
displayed_sidebar: ocrSidebar
pagination_label: Everything
pagination_next: planted/First
pagination_prev: null
parse_number_prefixes: false
custom_edit_url: null
image: https://example.com/image.png
tags: [Demo, {label: A, permalink: /a}]
draft: false
unlisted: false
last_update: {date: 2000-01-01, author: Ann}
hide_title: false
hide_table_of_contents: false
toc_min_heading_level: 2
toc_max_heading_level: 4
hide_footer: true
---
`;

const FENCES = `
\`\`\`jsx title='/src/Hello.js' {1,3-5} showLineNumbers
function Hello(props) {
  // highlight-next-line
  return <h1>Hello, {props.name}</h1>;
}
\`\`\`

\`\`\`js showLineNumbers=5
module.exports = {docs: ['intro']};
\`\`\`

\`\`\`jsx live noInline
render(<Greeting />);
\`\`\`

\`\`\`ts
// highlight-start
const answer: number = 42;
// highlight-end
console.log(answer);
\`\`\`

\`\`\`ts
import {readFile} from 'node:fs/promises';

console.log(await readFile('a.txt', 'utf8'));
\`\`\`

\`\`\`tsx
import Layout from '@theme/Layout';

export default () => <Layout>Hello</Layout>;
\`\`\`

\`\`\`c
/* highlight-next-line */
int answer(void) { return 42; }
\`\`\`

\`\`\`json
{
  // highlight-next-line
  "position": 2
}
\`\`\`

${['mermaid', 'md', 'mdx', 'php', 'go', 'scss', 'yml', 'latex', 'diff', 'sh']
  .map((language) => `\`\`\`${language}\nA: B\n\`\`\``)
  .join('\n\n')
  .replace('sh\nA: B', 'bash npm2yarn\nnpm install')}

\`\`\`
no language
\`\`\`

\`\`\`\`mdx-code-block
<Highlight color="red">

Text

</Highlight>
\`\`\`\`
`;

const BOXES = `
${['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution']
  .map((name) => `:::${name}\n\nText.\n\n:::`)
  .join('\n\n')}

:::tip A title without brackets

Text.

:::

::::info[Title with \`code\`]

:::note{.green #box}

Text.

:::

::::
`;

const MDX = `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Part from './_part.mdx';

export const Highlight = ({children, color}) => (
  <span style={{color}}>{children}</span>
);

export const year = 2024;

<head>
  <html className="a" />
  <meta name="twitter:card" content="summary" />
  <link rel="canonical" href="https://example.com/" />
</head>

<!-- A comment of Markdown. -->

{/* A comment of MDX. */}

<Highlight color="green">Green</Highlight> {year} {frontMatter.title} {contentTitle}

<Part name="Ann" />

<Tabs
  defaultValue="b"
  groupId="planted"
  values={[{label: 'In A', value: 'a'}, {label: 'In B', value: 'b'}]}>
  <TabItem value="a">Text</TabItem>
  <TabItem value="b">Text</TabItem>
</Tabs>

<details open>
  <summary>Show</summary>
  <h2 id="inside">A heading outside the contents</h2>

  Text

</details>

<div style={{color: 'red'}} className="row" onClick={() => undefined}>Text</div>

<img src={require('./image.svg').default} alt="An image" />

<a href={require('./image.svg').default}>Download</a>
`;

const MARKDOWN = `
## A heading {#four}

### Another one {/* #another */}

![A square](./image.svg) ![An image](/img/favicon.svg "Title") ![An image](./image.svg#gh-dark-mode-only)

[by file](./01-First.mdx), [by its folder](planted/other.md#part), [from the set](/planted/other.md),
[from the site](@site/docs-ocr/planted/other.md), [by address](/ocr/planted/First),
[with a slash](/ocr/planted/other/), [the file](./image.svg), [the picture](/img/favicon.svg),
[as it is](pathname:///img/favicon.svg), [elsewhere](http://example.com), [up](#four)

| Left | Middle | Right |
| :--- | :----: | ----: |
| a    |   b    |     c |

\`fs.readFile\` of Node.js reads it. It costs $5 or $HOME, and listens on [::1]. Text with a footnote[^1], ~~gone~~ and https://example.com.

[^1]: The note.

Eight&nbsp;bits.

{/* other names */}

| Key            | Default |
| -------------- | ------- |
| \`maxBodySize\` | 10      |

- [x] done
`;

const IMAGE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1" /></svg>\n';

/** Pages and the files that they show. */
export const LAWFUL_PAGES: Readonly<Record<string, string>> = {
  ...page('features.mdx', FRONT_MATTER + FENCES + BOXES + MDX + MARKDOWN),
  ...page('01-First.mdx', '# The first page\n\nText.\n\n[on](./other)\n'),
  ...page('other.md', '---\ntitle: Other\n---\n\n## Part\n\nText.\n'),
  ...page(
    'plain.md',
    '---\nmdx:\n  format: md\n---\n\n# Plain\n\nA <br> {b}.\n',
  ),
  ...page('_part.mdx', '<span>Hello {props.name}</span>\n'),
  ...page('image.svg', IMAGE),
  ...page('boxes.mdx', '# Boxes\n\n:::planted-box[Title]\n\nText.\n\n:::\n'),
  // The site's configuration with another admonition.
  'docusaurus.config.ts': `${readFileSync('docusaurus.config.ts', 'utf8')}
// admonitions: {keywords: ['planted-box']}, mermaid: true
`,
  'src/pages/planted.md': `---
title: A page beside
wrapperClassName: green
hide_table_of_contents: true
---

Text.
`,
};

/** A sidebar with items of every kind. */
export const LAWFUL_SIDEBAR: unknown = [
  {type: 'autogenerated', dirName: 'planted'},
  {type: 'html', value: '<hr>'},
  {
    type: 'category',
    label: 'Cards',
    link: {type: 'generated-index', slug: '/cards'},
    items: [{type: 'autogenerated', dirName: '.'}],
  },
  {Shorthand: ['intro', {'Shorthand below': ['planted/First']}]},
];
