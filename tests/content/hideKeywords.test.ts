import {expect, it} from 'vitest';
import {hideKeywords} from '../../src/content';

it.each([
  ['docs-ocr/api/run.mdx', {title: 'A'}],
  ['src/pages/legal/terms.mdx', {title: 'A'}],
  // Other plugins publish keywords, as Docusaurus documents.
  ['blog/post.md', {title: 'A', keywords: ['one']}],
])('passes the front matter of %s on as %j', async (filePath, published) => {
  const parse = async () => ({
    frontMatter: {title: 'A', keywords: ['one']},
    content: '',
  });
  const page = {filePath, fileContent: '', defaultParseFrontMatter: parse};
  const {frontMatter} = await hideKeywords(parse)(page);
  expect(frontMatter).toEqual(published);
});
