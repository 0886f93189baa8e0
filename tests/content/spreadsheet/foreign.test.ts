// The declarations of another library give entries, an index and uses without code changes.
import {expect, it} from 'vitest';
import {buildDeclarations} from '@document-sdk/contract';
import {buildEntries} from '../../../src/reference/spreadsheet/entries';
import {NameLinker} from '../../../src/reference/spreadsheet/links';
import {listMemberRows} from '../../../src/reference/spreadsheet/nameLists';
import {findSampleMembers} from '../../../src/reference/spreadsheet/sampleMembers';
import {writeContract} from '../../../packages/contract/tests/support/contractText';
import {scratchFolder} from '../../support/scratchFolder';

const file = `${scratchFolder('foreign')}/log.d.ts`;
const declarations = buildDeclarations(
  writeContract(
    file,
    `declare function log(options?: log.Options): log.Logger;
declare namespace log {
  type Write<Fields = object> = (entry: Fields) => void;
  enum Level { info, error }
  /** @defaultValue \`'info'\` */
  interface Options { readonly name?: string; readonly write?: Write; }
  interface Logger { level: string; info(text: string): void; info(fields: object, text: string): void; }
  class Stream { constructor(path: string); flush(): void; }
  function destination(path: string): Stream;
  const version: string;
}
export = log;
`,
  ),
);

const names = [...declarations.symbols.keys()];
const linker = new NameLinker(
  declarations,
  new Map(names.map((name) => [name, '/log'])),
);

it('gives an entry and a row of the index for every name', () => {
  expect(names).toEqual([
    'log',
    'log.Write',
    'log.Level',
    'log.Options',
    'log.Logger',
    'log.Stream',
    'log.destination',
    'log.version',
  ]);
  const json = JSON.stringify(
    buildEntries(names, {
      linker,
      uses: () => undefined,
      changedIn: () => [],
      since: undefined,
    }),
  );
  const rows = listMemberRows(linker).map(({name}) => name);
  const members = ['name', 'write', 'level', 'info', 'flush', 'error'];
  for (const name of [...names, ...members]) {
    expect(json).toContain(`"${name}`);
  }
  expect(rows).toEqual(
    expect.arrayContaining(['log()', 'log.destination()', 'info()', 'flush()']),
  );
  expect(json).toContain('"value":"(entry: "');
});

it('finds its members in samples', () => {
  const code = `import log from 'log';
const logger = log({name: 'a'});
logger.info('x');
log.destination('y').flush();
`;
  const [found] = findSampleMembers(
    [{code, isTsx: false, start: 0}],
    declarations,
    'log',
  );
  expect(found!.map(({key}) => key)).toEqual([
    'log.Options.name',
    'log.Logger.info',
    'log.destination',
    'log.Stream.flush',
  ]);
});
