import {expect, it, vi} from 'vitest';
import {checkAll} from '../../../scripts/check/checkAll';
import {CHECKS} from '../../../scripts/check/checks';
import {DISK, sourcesWith} from './support';

const PAGE = 'docs-ocr/intro.mdx';

/** Some checks of the gate, by name. */
const checksOf = (...names: string[]) =>
  CHECKS.filter(({name}) => names.includes(name));

/** The reports of checks, and what is printed beside them. */
async function check(
  changes: Parameters<typeof sourcesWith>[0],
  names: string[],
) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const reports = await checkAll(sourcesWith(changes), checksOf(...names));
    return {reports, printed: print.mock.calls.flat()};
  } finally {
    print.mockRestore();
  }
}

it('runs the checks that are wanted', async () => {
  const {reports, printed} = await check({}, ['tabs', 'tables']);
  expect(reports.map(({name}) => name).sort()).toEqual(['tables', 'tabs']);
  expect(printed).toEqual([]);
});

it('says so of a single check, too', async () => {
  const broken = `${DISK.read(PAGE)}\n<Broken\n`;
  const {printed} = await check({[PAGE]: broken}, ['tabs']);
  expect(printed).toEqual(['1 check waits until these files can be read.\n']);
});

it('says what waits while a page cannot be read, and where that is', async () => {
  const broken = `${DISK.read(PAGE)}\n<Broken\n`;
  const {reports, printed} = await check({[PAGE]: broken}, ['tabs', 'tables']);
  expect(printed).toEqual(['2 checks wait until these files can be read.\n']);
  expect(reports.flatMap(({problems}) => problems)).toMatchObject([
    {file: PAGE, line: broken.split('\n').length},
  ]);
});
