import {expect, it} from 'vitest';
import {diskFiles} from '../../../scripts/check/files';
import {findHolds} from '../../../scripts/check/holds';
import {LEDGER_FILE, readHoldRows} from '../../../scripts/check/overrides';

const files = diskFiles(process.cwd());

it(
  'the ledger of holds and the code name each other',
  {timeout: 60_000},
  () => {
    const {holds, inspected} = findHolds(files);
    const rows = readHoldRows(files.read(LEDGER_FILE));
    console.log(
      `${inspected} modules and style sheets: ${holds.length} holds, ${rows.length} rows.`,
    );
    expect(new Set(rows.flatMap((row) => row.files))).toEqual(
      new Set(holds.map(({file}) => file)),
    );
  },
);
