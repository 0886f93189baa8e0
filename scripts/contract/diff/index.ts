import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {compareSurfaces} from '../../../src/sets/changes/compareSurfaces';
import {
  isDeclarationFile,
  readSurface,
} from '../../../src/sets/changes/readSurface';
import type {Surface} from '../../../src/sets/changes/types';
import {listPages} from '../../../src/sets/page/listPages';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {collectCSamples} from '../../samples/c/collect';
import {collectScriptSamples} from '../../samples/ts/collect';
import {requireFile} from '../requireFile';
import {brokenUses, type NameUse} from './nameUse';
import {reportLines} from './reportLines';
import {usesInC} from './usesInC';
import {usesInScripts} from './usesInScripts';

const USAGE = `Usage: npm run contract:diff -- OLD NEW [--json]
OLD and NEW are two C headers (.h), or two declaration files (.d.ts).`;

/**
 * `npm run contract:diff -- OLD NEW`: what changed from one version of a contract to the next, and the
 * samples of the pages, written for the old one, that use what it removes or changes.
 */
async function main(): Promise<void> {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {json: {type: 'boolean', default: false}},
  });
  const [older, newer] = positionals;
  if (older === undefined || newer === undefined || positionals.length > 2) {
    throw new Error(
      `Expected two files, received ${positionals.length}.\n${USAGE}`,
    );
  }
  if (isDeclarationFile(older) !== isDeclarationFile(newer)) {
    throw new Error(
      `Expected two versions of one contract, received ${older} and ${newer}.\n${USAGE}`,
    );
  }
  [older, newer].forEach((file) => requireFile(file, USAGE));
  const before = await readSurface(older);
  const after = await readSurface(newer);
  const changes = compareSurfaces(before, after);
  const broken = brokenUses(usesOf(before), changes);
  const report = {from: before.version, to: after.version, changes, broken};
  console.log(
    values.json
      ? JSON.stringify(report, undefined, 2)
      : reportLines(report).join('\n'),
  );
}

/** What the samples of all pages use of a contract. */
function usesOf(surface: Surface): NameUse[] {
  const root = process.cwd();
  const pages = listPages(root).map((file) => parseMarkdownFile(file));
  return isDeclarationFile(surface.file)
    ? usesInScripts(root, surface.file, collectScriptSamples(pages).samples)
    : usesInC(
        collectCSamples(pages, (file) => readFileSync(file, 'utf8')).samples,
        surface,
      );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
