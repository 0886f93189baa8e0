import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {describe, expect, it} from 'vitest';
import {diskFiles} from '../../../scripts/check/files';
import {
  LEDGER_FILE,
  readLedger,
  readOverrides,
} from '../../../scripts/check/overrides';
import {run as overrides} from '../../../scripts/check/rules/overrides';
import {sourcesWith} from './support';

const files = diskFiles(process.cwd());
const rows = readLedger(files.read(LEDGER_FILE));
const classic = getSwizzleConfig!()?.components ?? {};

// Components that other packages own; the swizzle list of the classic theme does not have them.
const SLOTS = ['Loading', 'Root', 'SearchPage'];

describe('the ledger of overrides', () => {
  it('has one row per override, in order, and no other', () => {
    expect(rows.map(({component}) => component)).toEqual(
      readOverrides(files)
        .map(({component}) => component)
        .sort(),
    );
  });

  it.each(rows)(
    '$component: says what the swizzle list says',
    ({component, status}) => {
      const actions = classic[component]?.actions ?? {
        wrap: 'unsafe',
        eject: 'unsafe',
      };
      expect(status).toBe(
        SLOTS.includes(component)
          ? 'slot'
          : `${actions.wrap} / ${actions.eject}`,
      );
    },
  );

  it('passes the gate', {timeout: 60_000}, async () => {
    expect((await overrides(sourcesWith())).problems).toEqual([]);
  });
});
