import {expect, it, onTestFinished} from 'vitest';
import {getPageStore} from '../../src/content';
import {findLiveFences, readPictures} from '../../src/live/node';
import {findPageProject} from '../../src/live/plugin/pageProject';
import {folderOf, putFiles} from '../support/folderOf';

const FILE = 'docs-spreadsheet/cells.mdx';

const pageOf = (body: string) =>
  `---\ntitle: Cells\ndescription: Cells.\n---\n\n${body}\n`;
const LIVE = pageOf(`\`\`\`ts title="app.ts"
import {createSpreadsheet} from 'spreadsheet-sdk';
await createSpreadsheet('#sheet', {licenseKey: 'K'});
\`\`\``);

const storeOf = (files: Readonly<Record<string, string>>) =>
  getPageStore(folderOf(files, onTestFinished));

it('finds the fences that readers can run, and their project', () => {
  const store = storeOf({[FILE]: LIVE});
  expect(findLiveFences(store, FILE)).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[\da-f]{8}$/) as string,
    }),
  ]);
  const project = findPageProject(store, FILE);
  expect(project).toMatchObject({
    key: 'docs-spreadsheet-cells',
    title: 'Cells',
    route: '/spreadsheet/cells',
    samples: [{title: 'app.ts'}],
  });
  expect(project!.guide).toBeUndefined();
});

it('reads a page again when it changes, or a page from which its sample imports', () => {
  const other = 'docs-spreadsheet/api/use/autosave.mdx';
  const fence = (title: string, code: string) =>
    pageOf(`\`\`\`ts file="${title}"\n${code}\n\`\`\``);
  const store = storeOf({
    [FILE]: fence('app.ts', "import {save} from './save';\n// spreadsheet-sdk"),
    [other]: fence('save.ts', 'export const save = 1;'),
  });
  const modules = () =>
    findLiveFences(store, FILE)[0]!.files.map(({source}) => source);
  expect(modules()[0]).toBe('export const save = 1;');
  const before = findLiveFences(store, FILE);
  expect(findLiveFences(store, FILE)).toBe(before);
  putFiles(store.root, {[other]: fence('save.ts', 'export const save = 2;')});
  expect(modules()[0]).toBe('export const save = 2;');
});

it('a picture shows the sample of another page as it is now', () => {
  const other = 'docs-spreadsheet/_sample.mdx';
  const store = storeOf({
    [FILE]: pageOf('<SheetPicture from="_sample.mdx" caption="A cell." />'),
  });
  for (const value of [1, 2]) {
    putFiles(store.root, {[other]: LIVE.replace("'K'", `'${value}'`)});
    const [picture] = readPictures(store.page(FILE), store);
    expect(picture!.files[0]!.source).toContain(`'${value}'`);
  }
});
