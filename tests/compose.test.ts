import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {load} from 'js-yaml';
import {expect, it, onTestFinished} from 'vitest';
import {runCommand} from '../scripts/process/run';

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly ports: readonly string[];
  readonly volumes: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly networks?: {readonly cluster: {readonly ipv4_address: string}};
  readonly healthcheck: {readonly test: readonly string[]};
}

const {services, configs, volumes} = load(
  readFileSync('compose.yaml', 'utf8'),
) as {
  services: Readonly<Record<string, Service>>;
  configs: {nodes: {content: string}};
  volumes: Readonly<Record<string, unknown>>;
};
const all = Object.values(services);

it('has one exact image version, and ports of the local machine only', () => {
  for (const {image, ports} of all) {
    expect(image).toBe(services['typesense']!.image);
    expect(image).toMatch(/^typesense\/typesense:\d+\.\d+$/);
    expect(ports[0]).toMatch(/^127\.0\.0\.1:\d+:8108$/);
  }
  expect(new Set(all.map(({ports}) => ports[0])).size).toBe(all.length);
});

it('has a separate volume per node at the data directory', () => {
  const mounts = all.map((each) => each.volumes[0]!.split(':'));
  expect(mounts.map(([name]) => name)).toEqual(Object.keys(volumes));
  expect(mounts.map(([, folder]) => folder)).toEqual(
    all.map(({environment}) => environment['TYPESENSE_DATA_DIR']),
  );
});

it('gives every cluster node the list of all nodes', () => {
  const cluster = all.filter(({profiles}) => profiles?.includes('cluster'));
  const nodes = cluster.map(({environment, networks}) => {
    const address = environment['TYPESENSE_PEERING_ADDRESS'];
    expect(networks!.cluster.ipv4_address).toBe(address);
    return `${address}:8107:8108`;
  });
  expect(configs.nodes.content.split(',')).toEqual(nodes);
  const keys = all.map(({environment}) => environment['TYPESENSE_API_KEY']);
  expect(new Set(keys).size).toBe(1);
});

it.each([
  [200, true],
  [503, false],
  [undefined, false],
])('a server that answers %s is healthy: %s', async (status, healthy) => {
  const server = createServer((_, response) => {
    response.writeHead(status!).end(`{"ok":${status === 200}}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const {port} = server.address() as AddressInfo;
  if (status === undefined) {
    server.close();
  } else {
    onTestFinished(() => void server.close());
  }
  const {test} = services['typesense']!.healthcheck;
  const [, program = '', ...args] = test.map((part) =>
    part.replace('/8108', `/${port}`),
  );
  const {code} = await runCommand({program, args, captured: true});
  expect(code === 0).toBe(healthy);
});
