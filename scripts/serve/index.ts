import {parseArgs} from 'node:util';
import {readSettings} from '../../src/site/settings';
import {readPort} from './readPort';
import {startStaticServer} from './staticServer';

/** Serves a finished build: `npm run serve -- --dir build --port 3000`. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      port: {type: 'string'},
    },
  });
  const server = await startStaticServer({
    dir: values.dir,
    port: readPort(values.port ?? process.env['PORT']),
    baseUrl: readSettings().baseUrl,
  });
  console.log(`Serving ${values.dir} on ${server.url} (stop with Ctrl+C)`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
