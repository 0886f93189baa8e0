import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {vi} from 'vitest';

/** API key with all rights of the servers that tests start. */
export const ADMIN_KEY = 'test-admin-key';

/** A process of typesense-server on the loopback interface. */
class TypesenseNode {
  readonly url: string;
  private process: ChildProcess | undefined;

  constructor(
    private readonly program: string,
    private readonly args: readonly string[],
    readonly port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  start(): void {
    // `setpriv` lets the server end with the tests, however these end.
    this.process = spawn(
      'setpriv',
      ['--pdeathsig', 'KILL', this.program, ...this.args],
      {stdio: 'ignore'},
    );
  }

  /** `SIGSTOP` makes the node hang: it accepts connections, but never answers. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.process?.kill(name);
  }

  async kill(): Promise<void> {
    const {process: child} = this;
    if (child && child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }

  async isHealthy(): Promise<boolean> {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`${this.url}/health`, {signal}).catch(
      () => undefined,
    );
    return answer?.ok ?? false;
  }

  waitUntilHealthy(): Promise<void> {
    return vi
      .waitUntil(() => this.isHealthy(), {timeout: 120_000, interval: 200})
      .then();
  }
}

/**
 * Starts nodes that form a cluster, and waits until all of them answer.
 *
 * @returns the nodes, and a function that kills them and removes their data
 */
export async function startCluster(program: string, size: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'typesense-'));
  const ports = await findFreePorts(2 * size);
  const pairs = Array.from({length: size}, (_, at) => ({
    api: ports[2 * at]!,
    peering: ports[2 * at + 1]!,
  }));
  const list = path.join(folder, 'nodes');
  writeFileSync(
    list,
    pairs.map(({api, peering}) => `127.0.0.1:${peering}:${api}`).join(','),
  );
  const nodes = pairs.map(({api, peering}) => {
    const data = path.join(folder, `${api}`);
    mkdirSync(data);
    const args = [
      ...[`--data-dir=${data}`, `--api-key=${ADMIN_KEY}`, `--nodes=${list}`],
      ...['--api-address=127.0.0.1', `--api-port=${api}`],
      ...['--peering-address=127.0.0.1', `--peering-port=${peering}`],
    ];
    return new TypesenseNode(program, args, api);
  });
  const killAll = () => Promise.all(nodes.map((node) => node.kill()));
  nodes.forEach((node) => node.start());
  await Promise.all(nodes.map((node) => node.waitUntilHealthy()));
  return {
    nodes,
    stop: async () => {
      await killAll();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({length: count}, () => createServer());
  await Promise.all(
    servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
