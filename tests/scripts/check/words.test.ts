// What the rules of words let pass, and what they catch.
import {expect, it} from 'vitest';
import {run as spelling} from '../../../scripts/check/rules/spelling';
import {formatProblem} from '../../../src/sets/problem';
import {PAGE} from './faults/fault';
import {pageText, sourcesWith} from './support';

/** Words of the trade that every reader of these pages knows. */
const TRADE = `plugin config webhook Kubernetes Docker middleware localhost async etc. backend
  frontend GitHub npm TypeScript Linux macOS PowerShell stdout hostname namespace runtime timestamp
  timezone autocomplete monorepo minify deserialise multithreaded whitespace codebase sandboxed
  workflow login OAuth failover serverless PostgreSQL PyTorch malloc segfault upsert`;

it('no word of the trade is a misspelling', async () => {
  const sources = sourcesWith({[PAGE]: pageText(TRADE)});
  const pages = sources.pages.filter(({file}) => file === PAGE);
  const {problems} = await spelling({...sources, pages, isNarrowed: true});
  expect(problems.map(formatProblem)).toEqual([]);
});
