import {buildSite} from '../build/buildSite';
import {runCli} from '../process/cli';
import {startStaticServer} from './staticServer';

void runCli({
  usage: `Usage: npm run serve -- [--dir DIR] [--port N]
       npm run site -- [--dir DIR] [--port N]
Serves a finished build: DIR is "build" and N is PORT, else 3000, unless they are given. "site" builds it first.`,
  options: {
    build: {type: 'boolean'},
    dir: {type: 'string', default: 'build'},
    port: {type: 'string'},
  },
  async run({build, dir, port}) {
    const wanted = readPort(port ?? process.env['PORT']);
    if (build && (await buildSite({dir})) !== 0) {
      process.exitCode = 1;
      return;
    }
    const server = await startStaticServer({dir, port: wanted});
    console.log(`Serving ${dir} on ${server.url} (stop with Ctrl+C)`);
  },
});

/** Parses a port number. 0 means any free port. */
function readPort(text: string | undefined): number {
  const port = Number(text?.trim() || '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `--port (or PORT): expected 0 to 65535, received "${text}".`,
    );
  }
  return port;
}
