/** A sample that cannot be run as it stands, or needs something first. */
export interface SampleException {
  /** Page, relative to the repository's root. */
  readonly page: string;
  /** Title of the sample's fence. */
  readonly title: string;
  readonly reason: string;
  /** Code that runs first; without it, the sample is left out. */
  readonly before?: string;
}

/** All exceptions; each must meet a sample, so that none outlives its page. */
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
