import {parseArgs} from 'node:util';
import {readIndexerSettings} from '../../src/site/settings';
import {newStamp} from './collections';
import {pushRecords} from './push';
import {readRecords} from './readRecords';
import {reportTo} from './report';
import {rollBack} from './rollBack';
import {checkSearchKey, createSearchKey} from './searchKey';
import {TypesenseApi} from './typesenseApi';

const OPTIONS = {
  dir: {type: 'string', default: 'build'},
  'create-search-key': {type: 'boolean', default: false},
  'dry-run': {type: 'boolean', default: false},
  force: {type: 'boolean', default: false},
  rollback: {type: 'boolean', default: false},
} as const;

const USAGE =
  'Usage: npm run search:push -- [--dir DIR] [--create-search-key] [--dry-run] [--force] [--rollback]';

const report = reportTo(process.stdout);

/** Loads the records of a finished build into Typesense, or goes back to those before. */
async function main(): Promise<void> {
  const values = readArguments();
  const settings = readIndexerSettings();
  const {nodes, collection: alias} = settings;
  const api = new TypesenseApi({nodes, apiKey: settings.adminApiKey});
  if (values.rollback) {
    await rollBack(api, alias, report);
    return;
  }
  const records = readRecords(values.dir);
  report(`${values.dir}: ${records.length} records.`);
  const dryRun = values['dry-run'];
  let {searchApiKey} = settings;
  if (values['create-search-key'] && !dryRun) {
    searchApiKey = await provideSearchKey(api, alias, searchApiKey);
  }
  const {force} = values;
  await pushRecords(api, records, {
    alias,
    stamp: newStamp(),
    force,
    dryRun,
    report,
  });
  if (searchApiKey !== undefined && !dryRun) {
    const reader = new TypesenseApi({nodes, apiKey: searchApiKey});
    await checkSearchKey(reader, alias, records);
    report('TYPESENSE_SEARCH_API_KEY finds pages and may do nothing else.');
  }
}

function readArguments() {
  try {
    return parseArgs({options: OPTIONS}).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, {cause: error});
  }
}

async function provideSearchKey(
  api: TypesenseApi,
  alias: string,
  given: string | undefined,
): Promise<string> {
  const {value, isNew} = await createSearchKey(api, alias, given);
  if (given === undefined) {
    report(
      `Search key, shown this once. Build the site with it:\n  TYPESENSE_SEARCH_API_KEY=${value}`,
    );
  } else {
    report(
      isNew
        ? `Search key for ${alias} made.`
        : 'The search key exists already.',
    );
  }
  return value;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
