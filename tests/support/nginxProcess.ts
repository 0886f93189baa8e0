import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {requireNginx} from '../../scripts/process/nginx';
import {startCommand} from '../../scripts/process/run';

/** A folder for what an nginx reads and writes. */
export interface NginxFolder {
  readonly folder: string;
  /** Path of a file there. */
  readonly at: (name: string) => string;
  /** Directives of `http` that keep its temporary files there. */
  readonly temporaryFiles: string;
}

/** Makes the folder. {@link runNginx} takes it away. */
export function makeNginxFolder(): NginxFolder {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const at = (name: string) => path.join(folder, name);
  return {
    folder,
    at,
    temporaryFiles: ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${at(name)};`)
      .join('\n  '),
  };
}

/**
 * Runs nginx until it is closed.
 *
 * @param config - text of `nginx.conf`
 * @param answers - whether it answers by now
 * @returns what ends it and takes its folder away
 * @throws Error with what nginx says when it does not start
 */
export async function runNginx(
  {folder, at}: NginxFolder,
  config: string,
  answers: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  writeFileSync(at('nginx.conf'), config);
  const server = startCommand({
    program: await requireNginx(),
    args: ['-p', folder, '-e', 'stderr', '-c', at('nginx.conf')],
    captured: true,
  });
  const close = async () => {
    await server.stop();
    rmSync(folder, {recursive: true, force: true});
  };
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  while (!(await answers())) {
    if (ended) {
      await close();
      throw new Error(`nginx did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return close;
}
