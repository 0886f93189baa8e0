import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startCommand} from '../../scripts/process/run';
import {requireWebServer, type WebServer} from '../../scripts/process/tools';

/** A folder for what a server reads and writes. */
export interface ServerFolder {
  readonly folder: string;
  /** Path of a file there. */
  readonly at: (name: string) => string;
}

/** Makes the folder. {@link runServer} takes it away. */
export function makeServerFolder(): ServerFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  return {folder, at: (name) => path.join(folder, name)};
}

/** Directives of `http` that keep the temporary files of nginx in its folder. */
export function temporaryFiles({at}: ServerFolder): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join('\n  ');
}

/** Arguments of each server: the file that it reads, in its folder, and that it stays in the foreground. */
const ARGUMENTS: Readonly<
  Record<WebServer, (folder: string, file: string) => readonly string[]>
> = {
  nginx: (folder, file) => ['-p', folder, '-e', 'stderr', '-c', file],
  Apache: (folder, file) => ['-X', '-d', folder, '-f', file],
  Caddy: (_folder, file) => ['run', '--adapter', 'caddyfile', '--config', file],
};

/**
 * Runs a server until it is closed.
 *
 * @param config - text of the file that it reads
 * @param answers - whether it answers by now
 * @returns what ends it and takes its folder away
 * @throws Error with what the server says when it does not start
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
    // Where Caddy keeps what it has been told.
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
