import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {escapeRegExp} from '../../../src/hosts/hostPlan';
import {MARK} from '../../../src/sets/questions/marks';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {DOCS_LOCALE} from '../../../src/site/locales';
import {DOCS_SETS} from '../../../src/sets/index';
import {FACT_SOURCES, type FactSource} from '../factSources';
import {contractFiles} from '../spelling/contractTexts';
import type {FileTree} from '../files';
import type {Sources} from '../sources';
import type {Check} from '../types';

/** Quantities, and versions of platforms: what readers take for facts about the product. */
const FACT =
  /\b(?:Chrome|Chromium|Firefox|Safari|Edge|Windows|Ubuntu|Debian|RHEL|CUDA|LibTorch|PyTorch|cuDNN|glibc|macOS|iOS|Android) (?:version |Server )?\d+(?:\.\d+)*|\b\d[\d,.]* ?(?:GB|MB|kB|TB|GiB|MiB|KiB|DPI|ms|milliseconds|seconds|minutes|hours|days|%|devices|seats|pixels|characters)(?!\w)/g;

const LEGAL_FOLDER = 'src/pages/legal';

/** Who states a fact: the page's own link to another site, a mark, a contract, a legal text, or the table of figures. */
type Source = 'linked' | 'marked' | 'contracts' | 'legal texts' | 'examples';

/** Every quantity and every version of a platform on the pages of the sets has a source, or a mark. */
export const productFacts: Check = {
  name: 'product facts',
  unit: 'facts',
  run({pages, files}: Sources) {
    const contracts: Readonly<Record<string, string>> = Object.fromEntries(
      contractFiles(files).map((file) => [
        // contracts/SET/FILE
        file.split('/')[1],
        files.read(file).replace(/(\d),(?=\d{3}\b)/g, '$1'),
      ]),
    );
    const legal = legalTexts(files);
    const facts = pages
      .filter(({area, locale}) => area in DOCS_SETS && locale === DOCS_LOCALE)
      .flatMap(factsOf);
    const used = new Set<FactSource>();
    const counts: Partial<Record<Source, number>> = {};
    const problems = facts.flatMap((fact) => {
      const source =
        fact.source ??
        sourceOf(fact, {contract: contracts[fact.area] ?? '', legal, used});
      if (!source) {
        return [unsourced(fact)];
      }
      counts[source] = (counts[source] ?? 0) + 1;
      return [];
    });
    return {
      inspected: facts.length,
      problems: [
        ...problems,
        ...FACT_SOURCES.filter(
          (row) =>
            !used.has(row) &&
            (!files.has(row.file) || pages.some(({file}) => file === row.file)),
        ).map(unused),
      ],
      note: Object.entries(counts)
        .map(([source, count]) => `${count} ${source}`)
        .join(', '),
    };
  },
};

interface StatedFact {
  readonly file: string;
  readonly area: string;
  readonly line: number;
  readonly says: string;
  /** What the paragraph or row that states it says of its source. */
  readonly source: Source | undefined;
  /** The legal texts that it links to. */
  readonly legalLinks: readonly string[];
}

/** The texts by the address of each. */
function legalTexts(files: FileTree): ReadonlyMap<string, string> {
  return new Map(
    files
      .list(LEGAL_FOLDER)
      .map((file) => [
        file.replace(/^src\/pages|\.mdx?$/g, ''),
        files.read(file),
      ]),
  );
}

function factsOf({file, area, tree}: SourcePage): StatedFact[] {
  const facts: StatedFact[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') {
      return;
    }
    const {text, source, legalLinks} = readBlock(node);
    for (const [says] of text.matchAll(FACT)) {
      facts.push({
        file,
        area,
        line: node.position?.start.line ?? 1,
        says,
        source,
        legalLinks,
      });
    }
  });
  return facts;
}

/** The text of a block without its marks and code, and the source that it names. */
function readBlock(
  block: Nodes,
): Pick<StatedFact, 'legalLinks' | 'source'> & {text: string} {
  let text = '';
  const legalLinks: string[] = [];
  let source: Source | undefined;
  visit(block, (node) => {
    if (node.type === 'text') {
      text += node.value;
    } else if (node.type === 'link' && /^https?:/.test(node.url)) {
      source = 'linked';
    } else if (node.type === 'link' && node.url.startsWith('/legal/')) {
      legalLinks.push(node.url.split('#', 1)[0]!);
    } else if ('name' in node && node.name === MARK) {
      source ??= 'marked';
      return 'skip';
    }
    return undefined;
  });
  return {text, source, legalLinks};
}

function sourceOf(
  {file, says, legalLinks}: StatedFact,
  {
    contract,
    legal,
    used,
  }: {
    contract: string;
    legal: ReadonlyMap<string, string>;
    used: Set<FactSource>;
  },
): Source | undefined {
  const row = FACT_SOURCES.find(
    (each) => each.file === file && each.says === says,
  );
  if (row) {
    used.add(row);
    return 'examples';
  }
  // A sentence that leads to a legal text says what that one says.
  const read = [...legal].filter(
    ([address]) => legalLinks.length === 0 || legalLinks.includes(address),
  );
  if (read.some(([, text]) => states(text, says))) {
    return 'legal texts';
  }
  return legalLinks.length === 0 && statesQuantity(contract, says)
    ? 'contracts'
    : undefined;
}

/** How far from its number a contract may name a unit, in characters. */
const NEAR = 60;

/** Whether a contract has a number, and its unit near it: the same number of something else is another fact. */
function statesQuantity(contract: string, says: string): boolean {
  const [number, digits = ''] = /^(\d[\d,.]*) ?/.exec(says) ?? [];
  // A version of a platform, or a number of one digit, says nothing without its words.
  if (number === undefined || digits.length < 2) {
    return states(contract, says);
  }
  const unit = says.slice(number.length).replace(/s$/, '');
  const form = new RegExp(
    `(?<![\\w.])${escapeRegExp(digits.replaceAll(',', ''))}(?![\\w.]*\\d)`,
    'g',
  );
  const word = new RegExp(
    UNIT_WORDS[unit] ?? `(?<!\\w)${escapeRegExp(unit)}`,
    'i',
  );
  return [...contract.matchAll(form)].some(({index}) =>
    word.test(contract.slice(Math.max(index - NEAR, 0), index + NEAR)),
  );
}

/** Units that contracts write in full, or by the name of what is measured. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  ms: String.raw`\bms\b|millisecond`,
  millisecond: String.raw`\bms\b|millisecond`,
  '%': '%|percent',
  pixel: 'pixel|width|height',
};

function states(text: string, words: string): boolean {
  return new RegExp(`(?<![\\w.])${escapeRegExp(words)}(?!\\w)`).test(text);
}

function unsourced({file, line, says}: StatedFact): Problem {
  return {
    file,
    line,
    found: `"${says}", which no contract, legal text or linked page states`,
    expected: 'a fact with a source',
    remedy: `Link the platform's own page in the same paragraph, state it in the contract, or mark it: <${MARK} id="area.subject">Question?</${MARK}>. A figure of an example has a row in scripts/check/factSources.ts.`,
  };
}

function unused({file, says}: FactSource): Problem {
  return {
    file: 'scripts/check/factSources.ts',
    line: 1,
    found: `a row for "${says}" in ${file}, which does not say that`,
    expected: 'rows of quantities that a page states',
    remedy: 'Correct the row, or take it away.',
  };
}
