import {parseArgs} from 'node:util';
import {readSettings} from '../src/site/settings';
import {startStaticServer} from './lib/staticServer';

const USAGE = 'Usage: npm run serve -- [--dir DIR] [--port N]';

/** Serves a finished build: `npm run serve -- --dir build --port 3000`. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      port: {type: 'string', default: process.env['PORT'] ?? '3000'},
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `--port (or PORT): expected 0 to 65535, received "${values.port}". ${USAGE}`,
    );
  }
  const server = await startStaticServer({
    dir: values.dir,
    port,
    baseUrl: readSettings().baseUrl,
  });
  console.log(`Serving ${values.dir} on ${server.url} (stop with Ctrl+C)`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
