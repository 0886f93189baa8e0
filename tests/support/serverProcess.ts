import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startCommand} from '../../scripts/process/run';
import {requireWebServer, type WebServer} from '../../scripts/process/tools';

/** Folder for the files of a server. */
export interface ServerFolder {
  readonly folder: string;
  /** Path of a file in the folder. */
  readonly at: (name: string) => string;
}

/** {@link runServer} deletes the folder. */
export function makeServerFolder(): ServerFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  return {folder, at: (name) => path.join(folder, name)};
}

/** Directives for temporary files of nginx. */
export function temporaryFiles({at}: ServerFolder): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join('\n  ');
}

/** Arguments that run each server in the foreground with a configuration file. */
const ARGUMENTS: Readonly<
  Record<WebServer, (folder: string, file: string) => readonly string[]>
> = {
  nginx: (folder, file) => ['-p', folder, '-e', 'stderr', '-c', file],
  Apache: (folder, file) => ['-X', '-d', folder, '-f', file],
  Caddy: (_folder, file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/**
 * Runs a server.
 *
 * @param config - text of its configuration file
 * @param answers - tells whether the server responds yet
 * @returns stops the server and deletes its folder
 * @throws Error with the output of the server if it does not start
 */
export async function runServer(
  server: WebServer,
  {folder, at}: ServerFolder,
  config: string,
  answers: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const file = at('server.conf');
  writeFileSync(file, config);
  const running = startCommand({
    program: requireWebServer(server),
    args: ARGUMENTS[server](folder, file),
    // Storage of Caddy.
    env: {...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder},
    captured: true,
  });
  const close = async () => {
    await running.stop();
    rmSync(folder, {recursive: true, force: true});
  };
  let ended = false;
  void running.ended.then(() => {
    ended = true;
  });
  while (!(await answers())) {
    if (ended) {
      await close();
      throw new Error(`${server} did not start: ${running.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return close;
}
