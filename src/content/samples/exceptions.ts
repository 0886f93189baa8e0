/** A sample that cannot run, or needs other code first. */
export interface SampleException {
  /** Page, relative to the repository's root. */
  readonly page: string;
  /** Title of the sample's fence. */
  readonly title: string;
  readonly reason: string;
  /** TypeScript to run first; the sample does not run if absent. */
  readonly before?: string;
}

/** All exceptions. A test fails for those without a sample. */
export const SAMPLE_EXCEPTIONS: readonly SampleException[] = [
  {
    page: 'docs-spreadsheet/license/license-revocation.mdx',
    title: 'sign-out.ts',
    reason: 'The sample gives back a licence that an earlier visit activated.',
    before:
      "import {license} from 'spreadsheet-sdk'; await license.activate('YOUR-LICENSE-KEY');",
  },
  {
    page: 'docs-spreadsheet/api/use/vue.mdx',
    title: 'SheetEditor.vue',
    reason: 'A component of Vue runs only where an application mounts it.',
  },
  ...['app/report/page.tsx', 'app/report/Editor.tsx'].map((title) => ({
    page: 'docs-spreadsheet/api/use/nextjs.mdx',
    title,
    reason: 'Next.js is not installed for its samples.',
  })),
  ...['report-sheet.ts', 'app.ts', 'main.ts'].map((title) => ({
    page: 'docs-spreadsheet/api/use/angular.mdx',
    title,
    reason: 'Components of Angular run only where its compiler is loaded.',
  })),
  ...['unsaved.test.ts', 'order.test.ts'].map((title) => ({
    page: 'docs-spreadsheet/api/use/testing.mdx',
    title,
    reason:
      'A test runs in Vitest: tests/browser/testingPage.test.ts starts it.',
  })),
];
