import {readFileSync} from 'node:fs';
import {compareSurfaces} from '../../../src/sets/changes/compareSurfaces';
import {surfaceOf} from '../../../src/sets/changes/surface';
import {isDeclarationFile} from '../../../src/sets/contract/store';
import type {Contract} from '../../../src/sets/contract/types';
import {symbolsOf} from '../../../src/sets/spreadsheet/contract/declarations';
import {readContract} from '../read/index';
import type {Surface} from '../../../src/sets/changes/types';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {collectCSamples} from '../../samples/c/collect';
import {collectScriptSamples} from '../../samples/ts/collect';
import {UsageError} from '../../process/cli';
import {brokenUses, type NameUse} from './nameUse';
import {reportLines} from './reportLines';
import {usesInC} from './usesInC';
import {usesInScripts} from './usesInScripts';

/**
 * Compares two versions of a contract: what changed from one to the next, and the samples of the pages, written for
 * the old one, that use what the new one removes or changes.
 *
 * @returns lines to read, or JSON
 * @throws UsageError for files of two kinds
 */
export function compareVersions(
  older: string,
  newer: string,
  json: boolean,
): string {
  if (isDeclarationFile(older) !== isDeclarationFile(newer)) {
    throw new UsageError(
      `Expected two versions of one contract, received ${older} and ${newer}.`,
    );
  }
  const contract = readContract(older);
  const before = surfaceOf(contract);
  const after = surfaceOf(readContract(newer));
  const changes = compareSurfaces(before, after);
  const broken = brokenUses(usesOf(contract, before), changes);
  const report = {from: before.version, to: after.version, changes, broken};
  return json
    ? JSON.stringify(report, undefined, 2)
    : reportLines(report).join('\n');
}

/** What the samples of all pages use of a contract. */
function usesOf(contract: Contract, surface: Surface): NameUse[] {
  const root = process.cwd();
  const pages = listPages(root).map((file) => parseMarkdownFile(file));
  return isDeclarationFile(surface.file)
    ? usesInScripts(symbolsOf(contract), collectScriptSamples(pages).samples)
    : usesInC(
        collectCSamples(pages, (file) => readFileSync(file, 'utf8')).samples,
        surface,
      );
}
