import path from 'node:path';
import type ts from 'typescript';
import type {ScannedFence} from '../../reference/scanPage';
import type {SetPage} from '../../reference/setPages';
import {findUses, type Uses} from '../../reference/uses';
import {valueListsOf} from '../contract/lookUp';
import {nameResolver} from '../contract/resolveName';
import type {Contract} from '../contract/types';
import {namedMembers, type NamedMember} from './namedMembers';
import {isUnlistedPage} from '../../../site/unlistedPages';
import {sampleProgram} from './sampleProgram';

/** Where members are used, and what each sample names. */
export interface ContractUses {
  readonly uses: ReadonlyMap<string, Uses>;
  /** Members that the code of a fence names; by its code. */
  readonly members: ReadonlyMap<string, readonly NamedMember[]>;
}

/** Pages that list members rather than show how they are used. */
const NO_GUIDE = /^\/spreadsheet\/(?:reference\/|changelog$)/;

/**
 * Finds where the members of the contract are used: in samples, as the compiler understands them, and in
 * guides.
 *
 * @param file - absolute path of the contract
 */
export function contractUses(
  contract: Contract,
  file: string,
  pages: readonly SetPage[],
): ContractUses {
  const members = membersOfSamples(contract, file, pages);
  const resolve = nameResolver(contract);
  const aliases = aliasesOf(contract);
  const uses = findUses(pages, {
    inSample: ({code}) =>
      new Set(
        (members.get(code) ?? []).flatMap(({key}) => {
          if (key === undefined) {
            return [];
          }
          const [type = ''] = key.split('.');
          // Who uses a member uses its type, and the name of a list of values.
          return [key, type, ...(aliases.get(type) ?? [])];
        }),
      ),
    inText: (text, {route}) =>
      NO_GUIDE.test(route) || isUnlistedPage(route) ? undefined : resolve(text),
  });
  return {uses, members};
}

/** Names that stand for a value of each list of values. */
function aliasesOf({symbols}: Contract): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  for (const symbol of symbols.values()) {
    for (const list of valueListsOf(symbol)) {
      aliases.set(list, [...(aliases.get(list) ?? []), symbol.name]);
    }
  }
  return aliases;
}

function membersOfSamples(
  contract: Contract,
  file: string,
  pages: readonly SetPage[],
): Map<string, readonly NamedMember[]> {
  const samples = pages.flatMap(samplesOf);
  const program = sampleProgram(file, samples);
  const checker = program.getTypeChecker();
  return new Map(
    samples.map(({path: at, fence, code}) => {
      const start = code.length - fence.code.length;
      const source = program.getSourceFile(at) as ts.SourceFile;
      return [fence.code, namedMembers(source, checker, contract, start)];
    }),
  );
}

interface Sample {
  readonly path: string;
  readonly fence: ScannedFence;
  /** What the fence continues, then its own code. */
  readonly code: string;
}

/** The samples of a page that the compiler reads; a fence that continues another follows its code. */
function samplesOf({file, passages}: SetPage): Sample[] {
  const whole = new Map<string | undefined, string>();
  return passages
    .flatMap(({fences}) => fences)
    .filter(({lang}) => /^tsx?$/.test(lang))
    .map((fence, index) => {
      const title = fence.meta.get('title');
      const before = fence.meta.has('continues') ? whole.get(title) : undefined;
      const code =
        before === undefined ? fence.code : `${before}\n${fence.code}`;
      whole.set(title, code);
      return {path: path.join(file, `${index}.${fence.lang}`), fence, code};
    });
}
