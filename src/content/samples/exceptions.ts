/** A sample that cannot run at all, or that needs other code to run first. */
export interface SampleException {
  /** Path of the page, relative to the repository's root. */
  readonly page: string;
  /** Title of the sample's first fence. */
  readonly title: string;
  readonly reason: string;
  /** TypeScript to run before the sample. If absent, the sample is not run. */
  readonly before?: string;
}

/** All samples that cannot run on their own. A test fails if an entry matches no sample. */
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
  ...['sheet-editor.ts', 'app.ts', 'main.ts'].map((title) => ({
    page: 'docs-spreadsheet/api/use/angular.mdx',
    title,
    reason: 'Components of Angular run only where its compiler is loaded.',
  })),
  ...['unsaved.test.ts', 'SheetEditor.test.tsx', 'order.test.ts'].map(
    (title) => ({
      page: 'docs-spreadsheet/api/use/testing.mdx',
      title,
      reason:
        'A test runs in Vitest: tests/browser/testingPage.test.ts starts it.',
    }),
  ),
];
