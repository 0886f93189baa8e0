// How pages are written, for `npm run check`, `npx mdxlint` and editors with an extension for mdxlint:
// what Docusaurus reads beside MDX, rules of https://github.com/remarkjs/remark-lint, and rules of this site.
import {readFileSync} from 'node:fs';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import noDuplicateHeadingsInSection from 'remark-lint-no-duplicate-headings-in-section';
import noEmptyUrl from 'remark-lint-no-empty-url';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import noUnusedDefinitions from 'remark-lint-no-unused-definitions';
import {
  closedBlocks,
  continuedSteps,
  describedTargets,
  equalTableRows,
  imageAlt,
  noInvisibleCharacters,
  noVisibleMarks,
} from './scripts/check/lintRules.mjs';

const config = readFileSync(
  new URL('docusaurus.config.ts', import.meta.url),
  'utf8',
);

/** Packages of remark plugins that the configuration imports, such as remark-math. */
const packages = await Promise.all(
  Array.from(
    config.matchAll(/ from '(remark-[\w-]+)'/g),
    ([, name]) => import(name),
  ),
);

/** Adds the syntax of these plugins. They change no page here, since their transformers are not returned. */
function siteSyntax() {
  packages.forEach(({default: plugin}) => plugin.call(this));
}

export default {
  plugins: [
    remarkFrontmatter,
    remarkGfm,
    remarkDirective,
    siteSyntax,
    // Screen readers read the outline, and readers refer to a section by its name.
    headingIncrement,
    noDuplicateHeadingsInSection,
    noEmptyUrl,
    // Addresses such as [::1]. `noVisibleMarks` reports alerts of GitHub.
    [noUndefinedReferences, {allow: [/^[\da-f:]*:[\da-f:]*$/i, /^!\w+$/]}],
    noDuplicateDefinitions,
    noUnusedDefinitions,
    closedBlocks,
    continuedSteps,
    describedTargets,
    equalTableRows,
    imageAlt,
    noInvisibleCharacters,
    noVisibleMarks,
  ],
};
