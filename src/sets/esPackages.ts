import {createRequire} from 'node:module';

// Docusaurus loads its configuration through jiti, which translates every ES module that an `import`
// reaches, with all that it imports in turn: 256 files of these packages, and then once more by Node
// for the pages. Through `require` Node loads them itself, once for all.
const require = createRequire(__filename);

export const {visit} =
  require('unist-util-visit') as typeof import('unist-util-visit');
export const {unified} = require('unified') as typeof import('unified');
export const {default: remarkParse} =
  require('remark-parse') as typeof import('remark-parse');
export const {default: remarkGfm} =
  require('remark-gfm') as typeof import('remark-gfm');
export const {default: remarkMdx} =
  require('remark-mdx') as typeof import('remark-mdx');
export const {default: remarkDirective} =
  require('remark-directive') as typeof import('remark-directive');
export const {default: remarkFrontmatter} =
  require('remark-frontmatter') as typeof import('remark-frontmatter');
export const {default: remarkComment} =
  require('@slorber/remark-comment') as typeof import('@slorber/remark-comment');
export const {toString: textOf} =
  require('mdast-util-to-string') as typeof import('mdast-util-to-string');
