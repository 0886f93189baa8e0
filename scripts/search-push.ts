import {parseArgs} from 'node:util';
import {createSiteConfig} from '../src/site/siteConfig';
import {readSettings} from '../src/site/settings';
import {pushRecords, rollBack} from './lib/search/push';
import {readRecords} from './lib/search/readRecords';
import {TypesenseApi} from './lib/search/typesenseApi';

const USAGE =
  'Usage: npm run search:push -- [--dir DIR] [--dry-run] [--force] [--rollback]';

/** Loads the records of a finished build into Typesense, or goes back to those before. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      'dry-run': {type: 'boolean', default: false},
      force: {type: 'boolean', default: false},
      rollback: {type: 'boolean', default: false},
    },
  });
  const settings = readSettings();
  if (settings.search.engine !== 'typesense') {
    throw new Error(`TYPESENSE_NODES: expected the cluster's nodes. ${USAGE}`);
  }
  const {nodes, collection: alias} = settings.search;
  const api = new TypesenseApi({nodes, adminKey: readAdminKey()});
  const report = (line: string) => console.log(line);
  if (values.rollback) {
    await rollBack(api, alias, report);
    return;
  }
  const records = readRecords(values.dir, {
    home: settings.url + settings.baseUrl,
    title: createSiteConfig(settings).title.en,
  });
  report(`${values.dir}: ${records.length} records.`);
  await pushRecords(api, records, {
    alias,
    stamp: new Date().toISOString().replace(/\D/g, ''),
    force: values.force,
    dryRun: values['dry-run'],
    report,
  });
}

function readAdminKey(): string {
  const key = process.env['TYPESENSE_ADMIN_API_KEY'];
  if (!key) {
    throw new Error(
      'TYPESENSE_ADMIN_API_KEY: expected a key that may create collections, import documents and change aliases. It never reaches a build.',
    );
  }
  return key;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
