import {dump} from 'js-yaml';

/** A page that says what its description says, and nothing else yet. */
export function pageText(frontMatter: {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly displayed_sidebar?: null;
}): string {
  return `---
${dump(frontMatter, {lineWidth: -1})}---

${frontMatter.description ?? ''}

{/* Continue with a sample, then with detail; give headings that others link to an id. Delete this line. */}
`;
}
